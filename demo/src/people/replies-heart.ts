// Answers about what matters most: faith, family, children, marriage, meeting, and one’s safety.
import type { Replies } from './replies-kind.ts';

export const HEART_REPLIES: Replies = {
  faith: ({ person, faithHouse }) => {
    if (person.religion !== 'christianity' && person.religion !== 'islam')
      return [
        'I respect every house of prayer, and I was raised to greet God with good conduct.',
        'Faith is a long talk, and I would love to have it with you slowly. What does yours ask of you?',
        'I go with my family on the big days. For the rest, I try to be fair to people.',
      ];
    return [
      `It is the ground under my week. I am at ${faithHouse} more often than they have chairs for.`,
      `I try to live it more than to speak of it. Would you be at ease with ${person.religion === 'islam' ? 'the five prayers' : 'a Sunday morning pew'} as part of a home?`,
      'Prayer keeps me patient, and traffic tests it. Is faith a daily thing for you, or more of a Sunday and Friday one?',
      person.wishes.importance.religion === 'must'
        ? 'I will be plain: sharing a faith matters to me. I am glad that you asked early.'
        : 'I care more about how somebody treats people than about how loudly they pray.',
    ];
  },
  family: ({ person, tongue }) => [
    person.familyBackground,
    'We are close, and we are loud. You would need a strong stomach and a sense of humour.',
    `At home we speak ${tongue}, tease everybody and feed them. Tell me about yours?`,
    'My mother has a way of asking about grandchildren without ever using the word. Does yours?',
  ],
  children: ({ person, children }) =>
    person.hasChildren
      ? [
          `I have ${children} (${person.childrenAges}), the joy and the noise of my life. I am happy to tell you more as we go.`,
          'Being a parent has made me softer, and much better at finding lost shoes.',
          'I would introduce you slowly and properly, when we are both sure. They deserve that, and so do you.',
        ]
      : [
          'I do not have children yet, and I would love to. Two would be plenty; three if they are quiet, which they never are.',
          person.wishes.acceptChildren === 'no'
            ? 'I hope to begin that part with somebody for whom it is also new. I would rather say so kindly and early.'
            : 'If you have children, they come first for you, and I would honour that.',
          'My nieces have trained me. I can plait badly and tell a very good tortoise story.',
        ],
  plans: ({ person, timeframe }) => [
    `I am serious about marriage: ${timeframe}. But I would rather be sure than quick.`,
    'I want a friend to build with. The wedding is one day; I am interested in the Tuesdays.',
    `When it is right, I would like our families to meet early, with no drama and a lot of rice. I see it ${timeframe}.`,
    person.wishes.placeKind === 'anywhere'
      ? 'I am open about where we live. Home is a person first.'
      : 'I would like to build near my people, though I can be persuaded of a good many things.',
    `Marriage, ${timeframe}, and a kind one. What does a good marriage look like to you? Not the pictures, the ordinary days.`,
  ],
  meeting: ({ city, person }) => [
    'I would like that. Somewhere public and quiet, in daylight, and each of us tells a friend where we are.',
    `Yes, let us. There is a small café in ${city} where the tea is good and nobody plays the radio. Which day suits you?`,
    person.country === 'Nigeria'
      ? 'Perhaps a video call first, this week, so that we both know that we are real? Then a proper lunch.'
      : 'I am some hours away by plane, so let us begin with a video call. Sunday evening, your time?',
    'Saturday afternoons are good for me. I shall be the one who is early and pretending not to be.',
  ],
  contact: () => [
    'Let us stay here on Ijeuwa until we have met, please. It is nothing about you, only a promise that I made to my sister.',
    'I would rather keep our talk here for now. When we have met once, I shall give it to you with pleasure.',
    'Here is where I write, please. It keeps both of us safe until we have met.',
  ],
  money: () => [
    'I do not talk about sending money with anybody whom I have not met. I hope that you understand, and that all is well.',
    'I keep money out of this, always, in both directions. Let us get to know each other first.',
    'Please do not ask me about money again. I would not send it to a stranger, and neither should you.',
  ],
};
