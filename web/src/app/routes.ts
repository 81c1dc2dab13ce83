// Every address of the product and the screen that stands there.
import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('../ui/gallery/BareScreen.tsx'),
  route('development/ui', '../ui/gallery/UiGalleryScreen.tsx'),
] satisfies RouteConfig;
