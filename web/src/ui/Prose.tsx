// Text that was written as Markdown and became HTML when the product was built; never what a member typed.
import { classes } from './classes.ts';

export function Prose({ html, className }: { html: string; className?: string }) {
  return <div className={classes('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
