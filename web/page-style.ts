// A page's own style: of the application's stylesheet only the rules that can match in that page, to be written into
// it. A stylesheet of its own would hold the first paint back by one more way to the server.
import { PurgeCSS } from 'purgecss';
import fromHtml from 'purgecss-from-html';

/** What a browser sets by itself. */
const SET_BY_BROWSERS = ['open'];
/** Parts of selectors that name no element: the purge would drop what consists of them, though it matches everywhere. */
const MATCH_EVERYWHERE = [/^:focus-visible$/, /^:not$/];
/** What the server writes: into the page of a visitor who saves data, and into a form that it refuses. */
const WRITTEN_LATER =
  '<html data-saver=""><details class="tap-picture"><summary></summary></details>' +
  '<input aria-invalid="true"><p class="field-error"></p></html>';

/** `scripts`: the texts of the scripts that the page loads, for what they set. */
export async function styleOfPage(
  stylesheet: string,
  html: string,
  scripts: readonly string[],
): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    css: [{ raw: stylesheet }],
    content: [
      { raw: html, extension: 'html' },
      { raw: WRITTEN_LATER, extension: 'html' },
      ...scripts.map((raw) => ({ raw, extension: 'js' })),
    ],
    extractors: [
      { extensions: ['html'], extractor: fromHtml },
      { extensions: ['js'], extractor: namesInScript },
    ],
    dynamicAttributes: SET_BY_BROWSERS,
    safelist: { greedy: MATCH_EVERYWHERE },
    variables: true,
    keyframes: true,
  });
  return purged!.css;
}

/** Every word of a script may be a class or an attribute, and dataset.isOpen is the attribute data-is-open. */
function namesInScript(script: string): string[] {
  const words = script.match(/[\w-]+/g) ?? [];
  const kebab = (word: string) => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return words.flatMap((word) => [word, `data-${kebab(word)}`]);
}
