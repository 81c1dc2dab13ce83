// The addresses of the product, as spec 2 spells them.

export const paths = {
  landing: '/',
  auth: '/auth',
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
  google: '/google',
  staff: '/staff',
  faqs: '/faqs',
  liveChat: '/live-chat',
  learnMore: '/learn-more',
  terms: '/terms',
  policy: '/policy',
} as const;

export const authFrom = (address: string): string => `${paths.auth}?to=${encodeURIComponent(address)}`;
