// Everything the product is drawn with, in each of its states.
import { Page } from '../Page.tsx';

export default function UiGalleryScreen() {
  return <Page title="The design">…</Page>;
}
