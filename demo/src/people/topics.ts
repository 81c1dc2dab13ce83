// What a message is about, by the words in it.
export type Topic =
  | 'yorubaGreeting'
  | 'igboGreeting'
  | 'hausaGreeting'
  | 'pidgin'
  | 'goodNight'
  | 'real'
  | 'money'
  | 'contact'
  | 'meeting'
  | 'genotype'
  | 'quarrels'
  | 'home'
  | 'means'
  | 'past'
  | 'habits'
  | 'peoples'
  | 'relocation'
  | 'children'
  | 'faith'
  | 'family'
  | 'plans'
  | 'place'
  | 'work'
  | 'food'
  | 'music'
  | 'books'
  | 'leisure'
  | 'age'
  | 'compliment'
  | 'thanks'
  | 'wellbeing'
  | 'greeting'
  | 'question'
  | 'nod'
  | 'no'
  | 'sorry'
  | 'other';

// In this order: what must not be missed comes before what is merely polite.
const SIGNS: readonly (readonly [Topic, RegExp])[] = [
  [
    'real',
    /\b(are you (a )?(real|human|bot|robot|fake|ai|scam\w*)|(a |this )(bot|robot|chat ?bot)|real person)\b/,
  ],
  [
    'money',
    /\b(airtime|recharge|loan|lend|send (me )?(money|cash|funds?)|bitcoin|crypto|gift ?card|account number|transfer (me|to)|small change|help me with)\b|₦ ?\d/,
  ],
  [
    'contact',
    /\b(whats ?app|phone number|your number|call you|telegram|instagram|facebook|snap ?chat|email address)\b/,
  ],
  [
    'yorubaGreeting',
    /\b(e ?kaa[aw]?ro|e ?kaaro|e ?kaasan|e ?ka ?ale|e ?kaale|bawo ni|se daadaa|e ?n ?le|ekaaro)\b/,
  ],
  ['igboGreeting', /\b(kedu|i bola chi|ibola|nno|ndewo|ututu oma|daalu|kee ka i mere|kedu ka i mere)\b/],
  [
    'hausaGreeting',
    /\b(ina kwana|ina wuni|ina yini|sannu|barka|yaya dai|ya ?ya (aiki|gida)|salam|salaam|assalam\w*)\b/,
  ],
  ['pidgin', /\b(how far|wetin|abeg|how you dey|how body|una|no wahala|dey kampe)\b/],
  [
    'goodNight',
    /\b(good ?night|sleep well|going to bed|talk (tomorrow|later)|o daaro|ka chi fo|sai da safe|bye)\b/,
  ],
  [
    'meeting',
    /\b(meet(ing)?|see you|coffee|lunch with|(for|have) (lunch|dinner)|visit you|come (to|over)|hang ?out|in person|video call|take you out|go on a date)\b/,
  ],
  ['genotype', /\b(genotypes?|sickle|blood group|aa|as and as|medical test|health status)\b/],
  [
    'quarrels',
    /\b(quarrel\w*|argu(e|ing|ment|ments)|fight(s|ing)?|conflict|angry|anger|apologi\w+|forgiv\w+)\b/,
  ],
  [
    'home',
    /\b(chores?|housework|who (cooks|cleans)|gender roles?|submissi\w+|head of the (house|home|family)|working wife)\b/,
  ],
  ['means', /\b(financ\w+|savings?|budget|salary|joint account|bills|debts?|bride ?price)\b/],
  [
    'past',
    /\b(divorced?|your ex|past relationships?|last relationship|been married|widow(ed|er)?|heart ?break)\b/,
  ],
  ['habits', /\b(smok(e|er|ing)|drink(er|ing)?|alcohol|beer|party|partying|clubs?|clubbing)\b/],
  [
    'peoples',
    /\b(tribe|tribal|inter-?tribal|ethnic\w*|another (tribe|people)|your people|culture|tradition(s|al)?)\b/,
  ],
  ['relocation', /\b(relocat\w+|japa|move (to|abroad)|abroad|overseas|long distance|time ?zones?|visa)\b/],
  ['children', /\b(child(ren)?|kids?|son|daughters?|babies|baby|school runs?)\b/],
  [
    'faith',
    /\b(church|mosque|faith|god|allah|pray(er|s|ing)?|religio(n|us)|mass|parish|ramadan|christian|muslim|bible|qur.?an|deen)\b/,
  ],
  [
    'family',
    /\b(family|parents?|mother|father|mum|dad|sisters?|brothers?|siblings?|grandmother|in-?laws?|hometown|village|from originally)\b/,
  ],
  [
    'plans',
    /\b(marr(y|iage|ied)|wedding|future|plans?|looking for|settle|timeline|ready|serious|introduction|husband|wife|courtship|values?)\b/,
  ],
  [
    'place',
    /\b(where (do|are) you|live|living|stay|based|city|located|location|area|neighbou?rhood|lagos|abuja)\b/,
  ],
  ['age', /\b(how old|your age|birthday)\b/],
  ['work', /\b(work|job|profession|career|office|business|do for a living|busy|day at|colleagues?|shift)\b/],
  [
    'food',
    /\b(food|cook(ing)?|eat(ing|en)?|jollof|soup|rice|suya|amala|egusi|tuwo|hungry|breakfast|kitchen)\b/,
  ],
  ['music', /\b(music|songs?|sing(ing)?|danc(e|ing)|concert|highlife|afrobeats?|gospel|playlist)\b/],
  ['books', /\b(books?|read(ing)?|novels?|films?|movies?|nollywood|series|cinema)\b/],
  [
    'leisure',
    /\b(hobb(y|ies)|fun|free time|relax|interests?|sport|football|travel\w*|holiday|like to do|weekends?|saturdays?|sundays?)\b/,
  ],
  [
    'compliment',
    /\b(beautiful|handsome|pretty|lovely|nice (smile|pictures?|photos?|profile)|gorgeous|cute|your (smile|pictures?|photos?|profile|bio))\b/,
  ],
  ['thanks', /\b(thanks?|thank you|e se|nagode|appreciate)\b/],
  ['wellbeing', /\b(how are you|how was|how is|how has|hope you|are you (well|fine|ok|okay))\b/],
  [
    'nod',
    /^\W*(ok(ay)?|yes|yeah|sure|true|lol|ha(ha)+|nice|i see|hm+|really|cool|alright|indeed|exactly|great|good)\W*$/,
  ],
  ['no', /^\W*(no|nope|nah|not really|never|i do not|i don.?t)\W*$/],
  ['sorry', /\b(sorry|my bad|forgive me for|late reply|replying late)\b/],
  ['greeting', /\b(hi|hey|hello|good (morning|afternoon|evening|day)|greetings)\b/],
  ['question', /\?/],
];

export function topicsOf(text: string): Topic[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const found = SIGNS.filter(([, sign]) => sign.test(plain)).map(([topic]) => topic);
  return found.length > 0 ? found : ['other'];
}
