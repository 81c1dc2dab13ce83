// Every address of the application and the screen that stands there; the open pages stand in open-pages/.
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const OUTSIDE = 'shell/OutsideScreen.tsx';
// Only whoever builds the design sees its parts side by side.
const inDevelopment = process.env.NODE_ENV === 'development';

export default [
  index(OUTSIDE, { id: 'start' }),
  layout('shell/AuthLayout.tsx', [
    route('auth', '../features/accounts/entry/AuthScreen.tsx'),
    route('forgot-password', '../features/accounts/password/ForgotPasswordScreen.tsx'),
  ]),
  route('login', 'shell/LoginRedirect.tsx'),
  layout('flows/onboarding/OnboardingLayout.tsx', [
    route('getting-started', 'flows/onboarding/GettingStartedScreen.tsx'),
    route('privacy-selection', 'flows/onboarding/PrivacySelectionScreen.tsx'),
    route('payment-confirmation', 'flows/onboarding/PaymentConfirmationScreen.tsx'),
    route('profile-submitted', 'flows/onboarding/ProfileSubmittedScreen.tsx'),
  ]),
  ...(inDevelopment ? [route('development/ui', '../ui/UiGalleryScreen.tsx')] : []),
  layout('shell/MemberLayout.tsx', [
    route('dashboard', 'flows/home/DashboardPage.tsx'),
    route('homepage', '../features/dashboard/HomeScreen.tsx'),
    route('relationship-score', '../features/dashboard/RelationshipScoreScreen.tsx'),
    route('achievements', '../features/dashboard/AchievementsScreen.tsx'),
    route('ijeuwa', '../features/dashboard/IjeuwaScreen.tsx'),
    route('notifications', '../features/notifications/NotificationsScreen.tsx'),
    route('devices', '../features/accounts/devices/DevicesScreen.tsx'),
    route('privacy', 'flows/privacy/PrivacyPage.tsx'),
    route('dating-app', 'flows/people/DeckPage.tsx'),
    route('match-track', 'flows/people/MatchTrackPage.tsx'),
    route('matches', 'flows/people/MatchesPage.tsx'),
    route('match-requests', 'flows/people/MatchRequestsPage.tsx'),
    layout('../features/chat/list/MessagesFrame.tsx', [
      route('messages', '../features/chat/list/MessagesScreen.tsx'),
      route('chat/:matchId', 'flows/chat/ChatPage.tsx'),
    ]),
    route('people/:id', 'flows/people/PersonPage.tsx'),
    route('profile', '../features/profiles/account/ProfileScreen.tsx'),
    route('preference', 'flows/people/PreferencePage.tsx'),
    route('preferences', '../features/profiles/preference/PreferencesRedirect.tsx'),
    route('subscriptions', '../features/billing/subscription/SubscriptionsScreen.tsx'),
    route('billing-process', '../features/billing/BillingProcessScreen.tsx'),
    route('faqs', '../features/help/FaqsScreen.tsx'),
    route('help-support', 'flows/help/HelpSupportPage.tsx'),
    route('resources', '../features/help/resources/ResourcesScreen.tsx'),
    route('contact-us', 'flows/help/ContactUsPage.tsx'),
    route('live-chat', '../features/live-chat/LiveChatScreen.tsx'),
    route('google', '../features/accounts/devices/GoogleLinkScreen.tsx'),
  ]),
  layout('shell/StaffLayout.tsx', [
    route('staff', '../features/staff/StaffHomeScreen.tsx'),
    route('staff/transfers', '../features/staff/transfers/TransfersScreen.tsx'),
    route('staff/statements', '../features/staff/statements/StatementsScreen.tsx'),
    route('staff/reports', '../features/staff/reports/ReportsScreen.tsx'),
    route('staff/reviews', '../features/staff/reviews/ReviewsScreen.tsx'),
    route('staff/enquiries', '../features/staff/enquiries/EnquiriesScreen.tsx'),
    route('staff/members', '../features/staff/members/MembersScreen.tsx'),
    route('staff/live-chats', '../features/staff/live-chats/LiveChatsScreen.tsx'),
    route('staff/chat-answers', '../features/staff/chat-answers/ChatAnswersScreen.tsx'),
    route('staff/packages', '../features/staff/packages/PackagesScreen.tsx'),
    route('staff/faq', '../features/staff/faq/FaqScreen.tsx'),
    route('staff/resources', '../features/staff/resources/ResourcesDeskScreen.tsx'),
    route('staff/people', '../features/staff/people/PeopleScreen.tsx'),
    route('staff/figures', '../features/staff/figures/FiguresScreen.tsx'),
    route('staff/audit', '../features/staff/audit/AuditScreen.tsx'),
  ]),
  route('*', OUTSIDE),
] satisfies RouteConfig;
