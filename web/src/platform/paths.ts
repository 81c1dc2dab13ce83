// The addresses of the product, as spec 2 spells them.

export const paths = {
  landing: '/',
  auth: '/auth',
  login: '/login',
  forgotPassword: '/forgot-password',
  gettingStarted: '/getting-started',
  privacySelection: '/privacy-selection',
  paymentConfirmation: '/payment-confirmation',
  profileSubmitted: '/profile-submitted',
  dashboard: '/dashboard',
  homepage: '/homepage',
  profile: '/profile',
  preference: '/preference',
  datingApp: '/dating-app',
  matchTrack: '/match-track',
  matches: '/matches',
  matchRequests: '/match-requests',
  person: (memberId: string) => `/people/${memberId}`,
  messages: '/messages',
  chat: (matchId: string) => `/chat/${matchId}`,
  notifications: '/notifications',
  billingProcess: '/billing-process',
  devices: '/devices',
  relationshipScore: '/relationship-score',
  achievements: '/achievements',
  ijeuwa: '/ijeuwa',
  privacy: '/privacy',
  google: '/google',
  staff: '/staff',
  faqs: '/faqs',
  helpSupport: '/help-support',
  resources: '/resources',
  contactUs: '/contact-us',
  liveChat: '/live-chat',
  learnMore: '/learn-more',
  terms: '/terms',
  policy: '/policy',
} as const;

/** Spec 6: achievements name /login, which leads on to /auth. */
export const authFrom = (address: string): string =>
  `${address === paths.achievements ? paths.login : paths.auth}?to=${encodeURIComponent(address)}`;
