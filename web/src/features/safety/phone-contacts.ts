// The phone's own list of contacts, where the browser lets its owner choose from it; nothing else of it is read.
type Chosen = { tel?: string[] };
type ContactPicker = { select(what: ['tel'], how: { multiple: true }): Promise<Chosen[]> };

export const chooseNumbers = (): (() => Promise<string[]>) | undefined => {
  const { contacts } = navigator as Navigator & { contacts?: ContactPicker };
  if (!contacts) return undefined;
  // Whoever closes the list has chosen nobody.
  return async () => {
    const chosen = await contacts.select(['tel'], { multiple: true }).catch(() => []);
    return chosen.flatMap(({ tel }) => tel ?? []);
  };
};
