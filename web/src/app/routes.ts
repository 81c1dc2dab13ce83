// Every address of the product and the screen that stands there.
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('../ui/gallery/BareScreen.tsx'),
  route('development/ui', '../ui/UiGalleryScreen.tsx'),
  layout('shell/MemberLayout.tsx', []),
  route('*', 'shell/NowhereScreen.tsx'),
] satisfies RouteConfig;
