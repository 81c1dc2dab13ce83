// All of a long list, a page at a time, each after the last of the one before: what stays in it keeps nobody waiting.

/** In the order of what `keyOf` answers. A page is read when its turn comes. */
export async function* pagesOf<Row>(
  list: (after: string | undefined) => Promise<readonly Row[]>,
  keyOf: (row: Row) => string,
): AsyncGenerator<readonly Row[], void> {
  let page = await list(undefined);
  for (let last = page.at(-1); last !== undefined; last = page.at(-1)) {
    yield page;
    page = await list(keyOf(last));
  }
}
