// The frame of a page of the back office: its heading, what it is for, and no way back, since the menu stands above.
import type { ReactNode } from 'react';
import { Page } from '#ui/Page.tsx';

type DeskPageProps = { title: string; intro: string; children: ReactNode };

export function DeskPage({ title, intro, children }: DeskPageProps) {
  return (
    <Page title={title} intro={<span className="sm:text-base">{intro}</span>} back={false} width="wide">
      {children}
    </Page>
  );
}
