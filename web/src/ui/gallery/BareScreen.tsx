// The least a page can be, by which the weight of all others is measured.
import { Logo } from '../Logo.tsx';
import { Page } from '../Page.tsx';

export default function BareScreen() {
  return (
    <Page title="Ijeuwa" back={false}>
      <Logo />
    </Page>
  );
}
