// Every address of the product and the screen that stands there.
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('shell/PublicLayout.tsx', [index('../features/landing/LandingScreen.tsx')]),
  layout('shell/AuthLayout.tsx', [
    route('auth', '../features/accounts/entry/AuthScreen.tsx'),
    route('forgot-password', '../features/accounts/password/ForgotPasswordScreen.tsx'),
  ]),
  route('login', 'shell/LoginRedirect.tsx'),
  route('development/ui', '../ui/UiGalleryScreen.tsx'),
  layout('shell/MemberLayout.tsx', [
    route('dashboard', '../features/dashboard/DashboardScreen.tsx'),
    route('homepage', '../features/dashboard/HomeScreen.tsx'),
    route('notifications', '../features/notifications/NotificationsScreen.tsx'),
    route('devices', '../features/accounts/devices/DevicesScreen.tsx'),
    route('google', '../features/accounts/devices/GoogleLinkScreen.tsx'),
  ]),
  route('*', 'shell/NowhereScreen.tsx'),
] satisfies RouteConfig;
