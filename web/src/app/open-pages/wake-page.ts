// The one script of an open page: it fetches what the page's elements name, and nothing else.
import { type Enhancements, wake } from '#platform/enhance.ts';

const files = import.meta.glob(['./*.enhance.ts', '../../features/*/*.enhance.ts']) as Enhancements;

/** carousel.enhance.ts is "carousel". */
const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1, -'.enhance.ts'.length);

void wake(document, Object.fromEntries(Object.entries(files).map(([file, load]) => [nameOf(file), load])));
