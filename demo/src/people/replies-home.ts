// Answers about the home to be made, and what to say when the question was not understood.
import type { Replies } from './replies-kind.ts';

export const HOME_REPLIES: Replies = {
  real: () => [
    'I am a practice member of this demonstration: my words are written beforehand. The people whom you meet on the real Ijeuwa are people.',
    'Honestly, no: I belong to the demonstration, and I only know a handful of subjects. Ask me about family, faith, work or food.',
  ],
  genotype: () => [
    'I know mine, and I would like us to compare before our hearts are in it. Have you done your test?',
    'A good question to ask early. Let us both bring our results when we meet, from a laboratory and not from memory.',
    'My aunt lost a child to sickle cell, so I never take that lightly. I would rather ask now than cry later.',
  ],
  quarrels: () => [
    'I go quiet for an hour, and then I come back and talk. What do you do when you are upset?',
    'I have learnt to say sorry without adding “but”. It took years.',
    'My parents had a rule: no quarrel goes to bed with us. I would like to keep it.',
    'I prefer to settle things between the two of us before any uncle hears of them. And you?',
  ],
  home: ({ person }) => [
    'I think that whoever comes home first puts the rice on. Is that how you see it?',
    'A home is work for two. I would rather share it than keep score.',
    person.gender === 'male'
      ? 'I would be proud of a wife who works, and I can iron a shirt, hers too.'
      : 'I intend to keep working, and to keep a warm home with somebody who lends a hand.',
    'In my father’s house everybody swept something. I have kept that.',
  ],
  means: () => [
    'I would like us to plan openly: what comes in, what goes out, what we keep. Were you raised to save or to share?',
    'A modest wedding and no debt after it: that is my idea of romance.',
    'I keep a small book of what I spend. It is not exciting, but it has never lied to me.',
    'On bride price I would listen to both families, and then remind them that we must eat in January.',
  ],
  past: ({ person }) => [
    person.relationshipStatus === 'single'
      ? 'I have not been married. There was somebody once; it ended with respect, and I learnt what I need.'
      : 'I have been through it, and I speak of it gladly in person. It made me slower to promise and better at keeping.',
    'I would rather tell you that over tea than in a line. Is it something that worries you?',
    'What is past taught me patience. What did yours teach you?',
  ],
  habits: () => [
    'I am a malt and zobo person. And you, on a Friday evening?',
    'I do not smoke, and I like an evening at home better than a loud one.',
    'At weddings I dance until the shoes come off. Otherwise I am quiet.',
  ],
  peoples: ({ tongue, soup }) => [
    `I would not choose by people. But whoever joins us must taste ${soup} before judging it.`,
    `My grandmother would ask about it once and then feed you. Would your people mind a home where ${tongue} is spoken too?`,
    'I love our traditions, and I think that two families can learn each other’s. How strict are yours?',
  ],
  relocation: ({ city, person }) => [
    person.wishes.placeKind === 'anywhere'
      ? 'I would move for the right reasons and with a plan. Would you?'
      : `My life is in ${city}, and I would need a good reason to leave it. How settled are you where you are?`,
    'Distance needs a date on which it ends. Without one it is only waiting.',
    'It can work with a call at the same hour every day. I am faithful to a calendar.',
  ],
  no: () => [
    'That is fine. I like a person who says it plainly.',
    'Fair enough. Then tell me what you would say yes to?',
    'All right, I shall not press you.',
  ],
  sorry: () => [
    'No wahala at all. Life comes first.',
    'Please do not worry. I am glad that you wrote.',
    'It is nothing. How are you now?',
  ],
  question: () => [
    'That deserves a better answer than I have at this hour. May I come back to it?',
    'I am not sure that I follow you. Could you ask it another way?',
    'You have caught me there. How would you answer it yourself?',
    'Let me think about that and not answer in haste. What made you ask?',
  ],
  other: () => [
    'I hear you. Tell me a little more?',
    'I would rather ask than guess: what do you mean by that?',
    'Thank you for telling me. What is behind it?',
    'I am not sure that I follow. Could you say it another way?',
    'I like to get to know a person slowly. Shall we talk of family, faith, work or food?',
    'Go on, I am listening.',
  ],
};
