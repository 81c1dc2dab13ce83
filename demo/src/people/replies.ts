// The answers of practice members: several to each topic, each personal to who is speaking.
import { HEART_REPLIES } from './replies-heart.ts';
import { HOME_REPLIES } from './replies-home.ts';
import type { Replies } from './replies-kind.ts';

const EVERYDAY: Replies = {
  yorubaGreeting: ({ person, city }) =>
    person.people === 'Yoruba'
      ? [
          'Ẹ kú àárọ̀ o! You have made my day, greeting properly like that.',
          'Ẹ ṣé gan-an ni! Dáadáa ni mo wà. And your people at home?',
          `A dúpẹ́ o. ${city} is awake and so am I, just about.`,
        ]
      : [
          'Ẹ ṣé! That is most of my Yoruba, but I meant it.',
          'Ah, you greet well! My Yoruba stops at the market, so please be gentle with me.',
          'Ẹ ṣé o. My neighbour taught me to answer that one.',
        ],
  igboGreeting: ({ person, city }) =>
    person.people === 'Igbo'
      ? [
          'Ọ dị mma, daalụ! And you, kedu ka ị mere?',
          'Adị m mma. You have the tone right, who taught you?',
          `Ndewo! ${city} is fine, and I am better for your message.`,
        ]
      : [
          'Ọ dị mma! I learnt that from a roommate, and it has served me well.',
          'Daalụ! You will have to teach me the rest.',
          'I know the answer to that one: ọ dị mma. And you?',
        ],
  hausaGreeting: ({ person, city }) =>
    ['Hausa', 'Fulani', 'Kanuri', 'Nupe'].includes(person.people)
      ? [
          'Lafiya lau, alhamdulillah. Ya gida?',
          'Lafiya ƙalau, na gode! And your family, are they well?',
          `Barka dai! ${city} is calm today, and so am I.`,
        ]
      : [
          'Lafiya! I served in the north, and the greetings stayed with me.',
          'Na gode! That is a warm way to begin.',
          'Lafiya lau. Please do not test me further, I shall fail.',
        ],
  pidgin: ({ city }) => [
    'I dey o! My week was long, but body dey inside cloth.',
    `We thank God. ${city} no dey carry last, you know.`,
    'I dey kampe! And you, how your side?',
  ],
  greeting: ({ person, hobby }) => [
    'Hello! I am glad that you wrote. How has your day treated you?',
    `Hi there. I was about to be sensible and do the washing; ${hobby} had already lost. You have rescued me.`,
    `Good to hear from you. I am ${person.firstName}, in case my photos were doing all the talking.`,
    'Hello, and welcome. Tell me one good thing about today, and I shall tell you mine.',
  ],
  wellbeing: ({ city, job }) => [
    'I am well, thank God. A little tired, in the satisfying way. And you?',
    `Fine, thank you! A full day; such is the life of ${job}. How was yours?`,
    `All is well in ${city}. There was rain this morning, and everybody forgot how to drive.`,
    'Better for the question. Most people only ask what I do.',
  ],
  work: ({ job, person }) => [
    `I am ${job}. It is demanding, but I come home with stories.`,
    `Work is good. I like being ${job}; the people are the best of it and the paper the worst.`,
    `Today was long. But I chose this, and I would choose it again. What took you into yours?`,
    person.temperament.talkativeness > 0.6
      ? `Ask me about being ${job} and I may not stop. Shall I give you the short version or the Sunday one?`
      : 'Busy, but I close on time when I have somebody to talk to.',
  ],
  place: ({ city, person, tongue }) => [
    `I live in ${city}. I know where to find the best ${person.gender === 'male' ? 'suya' : 'roast corn'} in it, which is nearly the same as owning land.`,
    `${city}, for now. I could live elsewhere for the right reasons. You?`,
    `I am in ${city}. The light goes, the people stay; that is the charm of it.`,
    `${city}! If you come, I will show you round. I can even apologise for the traffic in ${tongue}.`,
  ],
  food: ({ soup, person }) => [
    `${soup.charAt(0).toUpperCase()}${soup.slice(1)}, any day, any hour. What should I learn to cook for you?`,
    person.hobbies.includes('Cooking') || person.hobbies.includes('Baking')
      ? 'You have found my subject. I cook when I am happy, and I have been cooking a lot lately.'
      : 'I eat better than I cook, but I wash every plate. It is a fair bargain.',
    `My mother’s ${soup} is the reason why I am never thin in January.`,
    'Let us settle it early: is the beans and plantain together, or side by side?',
  ],
  music: ({ music, person }) => [
    `At home it was always ${music}, so that is what my heart knows.`,
    person.hobbies.some((one) => /Danc|Choir|drum|Gospel|Highlife/.test(one))
      ? 'Music is half of my week. I shall embarrass you at weddings, in a good way.'
      : 'I dance like somebody directing traffic, but I do it with joy.',
    `Put on ${music} and I will forget what I was worried about.`,
    `Mostly ${music}, and then whatever the driver is playing. What do you play when nobody is in the car with you?`,
  ],
  books: ({ person }) => [
    person.hobbies.some((one) => /novels|Poetry/.test(one))
      ? 'I read every night. I shall lend you anything but the ones with my notes in them.'
      : 'I am a slow reader, but I finish. What should I read next?',
    'A good Nollywood film, a blanket and nobody explaining the plot: that is my evening.',
    'I cried at a film last week, and I am not ready to say which.',
  ],
  leisure: ({ hobby, otherHobby }) => [
    `Mostly ${hobby}, when the week allows. And ${otherHobby}, when it does not.`,
    `Give me a free Saturday and it is ${otherHobby} first, ${hobby} after. Would you come along or send me off with a flask?`,
    `I started ${hobby} to fill the evenings and now it owns them. What owns yours?`,
  ],
  age: ({ person }) => [
    `I am ${person.age}, and I feel it only on stairs.`,
    `${person.age}. Old enough to know what I want, young enough to dance about it.`,
  ],
  compliment: () => [
    'That is kind of you. I shall walk a little taller to work tomorrow.',
    'Thank you! My sister chose the pictures, so she will be unbearable now.',
    'You are gracious. I liked your profile too, the way you wrote it more than anything.',
  ],
  nod: ({ hobby }) => [
    'Good. Then it is your turn to choose the subject.',
    `I am smiling. Shall I tell you how I ruined my first attempt at ${hobby}?`,
    'Short and sweet. I am a person of many words, so we balance.',
    'I am glad. Go on, I am listening.',
  ],
  thanks: () => [
    'You are very welcome.',
    'It is nothing. I enjoy talking with you.',
    'Any time. Now it is your turn to tell me something.',
  ],
  goodNight: ({ person }) => [
    person.religion === 'islam'
      ? 'Good night. Sai da safe, and may your morning be easy.'
      : 'Good night. God keep you; we continue tomorrow.',
    'Sleep well. I enjoyed this more than I expected to.',
    'Rest well. I will be here, and I will remember where we stopped.',
  ],
};

export const REPLIES: Replies = { ...EVERYDAY, ...HEART_REPLIES, ...HOME_REPLIES };
