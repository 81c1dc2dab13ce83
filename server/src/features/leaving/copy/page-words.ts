// What the page of a copy says of each column, in words. A column without words stands in the JSON files alone.

import { MATCHING_WORDS } from './matching-words.ts';
import { SERVICE_WORDS } from './service-words.ts';

export type TableWords = { heading: string; labels: Record<string, string> };

/** Of these the value is a name of ours, and stands in the application’s own words. */
export const NAMES_OF_OURS: ReadonlySet<string> = new Set(
  'about_kind accept_children author category cause education ended_because gender genders goal key kind living_arrangement method paid_by part place_kind purpose reason relationship_status religion religions said shown_to state status timeframe type visibility why'.split(
    ' ',
  ),
);

/** In the order of the page. */
export const PAGE_WORDS: Readonly<Record<string, TableWords>> = {
  member: {
    heading: 'Your account',
    labels: {
      email: 'Email',
      email_verified_at: 'Email confirmed',
      phone: 'Phone',
      phone_confirmed_at: 'Phone confirmed',
      country: 'Country when you joined',
      zone: 'Time zone',
      created_at: 'Joined',
      last_seen_at: 'Last here',
    },
  },
  identity_link: {
    heading: 'Other ways to sign in',
    labels: { email: 'Their email', issuer: 'With', subject: 'Your number there', created_at: 'Linked' },
  },
  data_export: { heading: 'Copies you asked for', labels: { asked_at: 'Asked for', ready_at: 'Ready' } },
  session: {
    heading: 'Where you are signed in',
    labels: { device: 'Device', created_at: 'Signed in', last_seen_at: 'Last used', expires_at: 'Ends' },
  },
  push_subscription: { heading: 'Browsers that show notices', labels: { subscribed_at: 'Since' } },
  profile: {
    heading: 'About you',
    labels: {
      name: 'Name',
      gender: 'Gender',
      birth_date: 'Born',
      place: 'Lives in',
      nationality: 'Nationality',
      bio: 'About me',
      profession: 'Profession',
      education: 'Education',
      religion: 'Religion',
      family_background: 'Family',
      hobbies: 'Hobbies',
      relationship_status: 'Relationship status',
      previous_marriages: 'Earlier marriages',
      divorce_details: 'About the divorce',
      number_of_children: 'Children',
      children_ages: 'Ages of the children',
      living_arrangement: 'Living arrangement',
      visibility: 'Who sees the profile',
      photos_blurred: 'Photos blurred',
      submitted_at: 'Handed in',
      updated_at: 'Last changed',
    },
  },
  profile_detail: {
    heading: 'What you added',
    labels: { name: 'What', value: 'Your answer', shown_to: 'Shown to', since: 'Since' },
  },
  prompt_reply: { heading: 'Your replies', labels: { key: 'Question', reply: 'Your reply' } },
  relationship_score: { heading: 'Your score', labels: { day: 'Day', score: 'Score' } },
  photo: {
    heading: 'Your photos',
    labels: { state: 'State', created_at: 'Added' },
  },
  wish: {
    heading: 'Whom you look for',
    labels: {
      genders: 'Gender',
      age_min: 'From the age of',
      age_max: 'To the age of',
      place_kind: 'Where',
      places: 'Places',
      distance_km: 'Distance in km',
      religions: 'Religion',
      education: 'Education at least',
      accept_children: 'Children',
      timeframe: 'Marriage within',
      goal: 'Goal',
      interests: 'Interests',
      deal_breakers: 'Deal breakers',
      importance: 'How much each matters',
      said: 'What of this you said yourself',
    },
  },
  consent: {
    heading: 'What you agreed to',
    labels: { purpose: 'For', version: 'Version', given_at: 'Given', withdrawn_at: 'Taken back' },
  },
  legal_notice: {
    heading: 'New terms that you were told of',
    labels: { purpose: 'For', version: 'Version', told_at: 'Told' },
  },
  ...MATCHING_WORDS,
  message: { heading: 'Messages you wrote', labels: { text: 'You wrote', sent_at: 'Sent' } },
  notification: {
    heading: 'What you were told',
    labels: {
      title: 'Title',
      message: 'Text',
      type: 'About',
      count: 'How many',
      created_at: 'Told',
      read_at: 'Read',
    },
  },
  notification_choice: {
    heading: 'How you want to be told',
    labels: { category: 'About', email: 'By email', push: 'By push', sms: 'By text message' },
  },
  delivery_setting: {
    heading: 'When you want to be told',
    labels: { quiet: 'Quiet hours', quiet_from: 'From', quiet_to: 'To', digest: 'All in one mail a day' },
  },
  renewal_consent: {
    heading: 'Renewal you agreed to',
    labels: { package: 'Package', amount_minor: 'Amount', currency: 'Currency', given_at: 'Agreed' },
  },
  agreement: {
    heading: 'Your renewals',
    labels: { state: 'State', ended_because: 'Why it ended', began_at: 'Since', changed_at: 'Changed' },
  },
  package_grant: {
    heading: 'Your packages',
    labels: { package: 'Package', cause: 'As', paid_by: 'Paid by', starts_at: 'From', ends_at: 'To' },
  },
  grant_cut: {
    heading: 'Packages that ended early, or were moved',
    labels: { package: 'Package', at: 'From', why: 'Because' },
  },
  upgrade_credit: {
    heading: 'What was left of your packages and counted for better ones',
    labels: {
      package: 'Package',
      on_day: 'Counted on',
      net_minor: 'Paid',
      days_left: 'Days left',
      days_in_all: 'Of days',
      credit_minor: 'Counted',
      taken_at: 'Used',
      restored_at: 'Given back',
    },
  },
  downgrade: {
    heading: 'Smaller packages you chose',
    labels: { from: 'From', to: 'To', chosen_at: 'Chosen', taken_back_at: 'Taken back' },
  },
  free_days: {
    heading: 'Days that you had for nothing',
    labels: {
      why: 'Because',
      days: 'Days',
      card_days: 'Days your card was shown',
      answers: 'Your answers',
      given_at: 'Given',
    },
  },
  trial: { heading: 'Your free trial', labels: { started_at: 'Begun' } },
  purchase_order: {
    heading: 'Your orders',
    labels: {
      package: 'For',
      amount_minor: 'Amount',
      from_credit_minor: 'Of it from your credit',
      status: 'State',
      created_at: 'Ordered',
      settled_at: 'Paid',
      reference: 'Reference',
      buyer: 'Bought by',
    },
  },
  payment_attempt: {
    heading: 'How you chose to pay',
    labels: {
      method: 'By',
      amount_minor: 'Amount',
      status: 'State',
      created_at: 'Begun',
      announced_at: 'Transfer announced',
      reference: 'Reference',
    },
  },
  transfer_account: {
    heading: 'Accounts you were given to pay to',
    labels: { bank_name: 'Bank', account_name: 'Name', account_number: 'Number', given_at: 'Given' },
  },
  payment: {
    heading: 'Payments that came',
    labels: { amount_minor: 'Amount', received_at: 'Received', transaction: 'Number' },
  },
  refund: {
    heading: 'Money sent back',
    labels: { amount_minor: 'Amount', state: 'State', requested_at: 'Asked for', done_at: 'Sent' },
  },
  refund_account: {
    heading: 'Where your money was to go',
    labels: { named_at: 'Named', account: 'The account, until the money has gone' },
  },
  service_give_back: {
    heading: 'What goes back to you by our rules',
    labels: { reason: 'Because', amount_minor: 'Amount', said_at: 'Since' },
  },
  invoice: {
    heading: 'Your invoices',
    labels: { number: 'Number', kind: 'Kind', amount_minor: 'Amount', issued_at: 'Date', due_at: 'Due' },
  },
  quote: {
    heading: 'Prices you were shown',
    labels: {
      package: 'Package',
      title: 'For',
      amount_minor: 'Price',
      expires_at: 'Held until',
    },
  },
  code_use: {
    heading: 'Discount codes you used',
    labels: {
      code_key: 'Code',
      state: 'State',
      taken_at: 'Taken',
      used_at: 'Used',
      email: 'Your confirmed address then',
      phone: 'Your confirmed number then',
    },
  },
  ...SERVICE_WORDS,
  enquiry: {
    heading: 'What you wrote to us',
    labels: {
      content: 'You wrote',
      kind: 'Kind',
      received_at: 'Received',
      answered_at: 'Answered',
      closed_at: 'Closed',
    },
  },
  enquiry_answer: { heading: 'What we answered', labels: { text: 'We wrote', answered_at: 'Sent' } },
  planning_message: { heading: 'Written about your wedding', labels: { text: 'Words', written_at: 'Sent' } },
  support_chat: {
    heading: 'Your live chat',
    labels: { state: 'State', answered_at: 'Answered', closed_at: 'Closed' },
  },
  support_message: {
    heading: 'Said in the live chat',
    labels: { author: 'By', text: 'Words', sent_at: 'Sent' },
  },
  block: { heading: 'People you blocked', labels: { blocked_at: 'Blocked' } },
  hidden_contact: { heading: 'Numbers you hide from', labels: { created_at: 'Added' } },
  report: { heading: 'What you reported', labels: { reason: 'Reason', reported_at: 'Reported' } },
  report_text: { heading: 'Words of your reports', labels: { content: 'You wrote' } },
};
