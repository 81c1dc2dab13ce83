// Where the header and footer of the open pages lead.

/** The server leaves in a page what is for whoever asks: a visitor, or a member who is signed in. */
export type Place = { to: string; label: string; audience?: 'visitor' | 'member' };

export const HEADER_PLACES: readonly Place[] = [
  { to: '/#how-it-works', label: 'How it works', audience: 'visitor' },
  // To them / is the dashboard.
  { to: '/learn-more', label: 'How Ijeuwa works', audience: 'member' },
  { to: '/success-stories', label: 'Stories' },
  { to: '/pricing', label: 'Packages' },
  { to: '/safety-guide', label: 'Safety' },
  { to: '/help-center', label: 'Help' },
];

export const LANDING_PLACES = [
  { to: '#features', label: 'Features' },
  { to: '#how-it-works', label: 'How It Works' },
  { to: '#testimonials', label: 'Stories' },
  { to: '#contact', label: 'Contact' },
] as const;

export const QUICK_LINKS = [
  {
    title: 'Discover',
    places: [
      { to: '/features', label: 'Features' },
      { to: '/counseling', label: 'AI matching' },
      { to: '/learn-more', label: 'How Ijeuwa works' },
      { to: '/pricing', label: 'Packages' },
      { to: '/success-stories', label: 'Success stories' },
      { to: '/wedding-venues', label: 'Wedding venues' },
      { to: '/bridal-fashion', label: 'Bridal fashion' },
      { to: '/honeymoon-destinations', label: 'Honeymoons' },
    ],
  },
  {
    title: 'Read',
    places: [
      { to: '/blog', label: 'Blog' },
      { to: '/dating-tips', label: 'Relationship tips' },
      { to: '/safety-guide', label: 'Safety guide' },
      { to: '/about-us', label: 'About us' },
    ],
  },
  {
    title: 'Help',
    places: [
      { to: '/faq', label: 'FAQ' },
      { to: '/help-center', label: 'Help center' },
      { to: '/terms', label: 'Terms of service' },
      { to: '/policy', label: 'Privacy policy' },
    ],
  },
] as const;
