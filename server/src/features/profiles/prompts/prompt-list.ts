// The prompts that members may choose from, as the content says them.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

const FILE = fileURLToPath(new URL('../../../../../content/prompts.json', import.meta.url));

const Prompt = z.object({ key: z.string().regex(/^[a-z-]+$/), text: z.string().min(1).max(80) });
const Prompts = z.object({
  prompts: z
    .array(Prompt)
    .min(1)
    .refine((all) => new Set(all.map(({ key }) => key)).size === all.length, 'each key stands once'),
});
export type Prompt = z.infer<typeof Prompt>;

export const readPrompts = (file = FILE): Prompt[] => {
  const read = Prompts.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.success) throw new Error(`content/prompts.json: ${z.prettifyError(read.error)}`);
  return read.data.prompts;
};
