// A name is read as it stands: it leads nobody away, hides no letter, and is not that of the house.
import { describe, expect, test } from 'vitest';
import { nameFault, personName } from './names.ts';
import { ownName } from './own-name.ts';

const schema = personName('Name is required');
const said = (name: string) => schema.safeParse(name).error?.issues[0]?.message;

describe('a name', () => {
  test.each([
    ['Ada\nOkeke', 'Ada Okeke'],
    ['\u202eAda\u2066', 'Ada'],
    ['Ada\u0007', 'Ada'],
    ["O'Brien-Ọkáfọ̀", "O'Brien-Ọkáfọ̀".normalize('NFC')],
    ['\u05d0\u05d1', '\u05d0\u05d1'],
  ])('%j is one line that does nothing to the text around it', (given, kept) =>
    expect(schema.parse(given)).toBe(kept),
  );

  test.each(['\u202e', '\u200b', '\n'])('%j is none', (text) => expect(said(text)).toBe('Name is required'));
});

describe('a name that leads elsewhere', () => {
  test.each([
    ...[
      'evil.app',
      'evil.ly',
      'evil.bank',
      'evil。com',
      'evil．com',
      'evil｡ly',
      '1.2.3.4',
      'Dr.evil.ly',
      'Engr.evil.ly',
      'Hon.bet',
    ],
    ...['t.ly/abc', 'T.LY/abc', 'v.gd/x', 's.id/abc', 'mr.bet', 'J.p4.x', 'I.jeuwa Support'],
    ...['080/312/345/67', '0803_123_4567', '0803,123,456', 'Ada 080 Eze 312 34 5'],
    ...['0803 123 4567 call', '0803-123-4567', 'ada@home', 'ada＠home', 'my-a.ly', 'Ada of a1.ly', '.app'],
  ])('%j is refused', (name) =>
    expect(said(name)).toBe('Please write it without links, addresses or numbers to call.'),
  );

  test.each([
    ...[
      'J. P. Okafor',
      'J.P. Okafor',
      'J.Okafor',
      'Ọ.P. Okafor',
      'Dr. Ada',
      'Dr.Ada',
      'Prof. Ngozi',
      'Rev.Musa',
      'Engr.Chidi',
      'Barr.Ngozi',
      'Alh.Musa',
      'Chief.Okafor',
      'Hon.Ada',
      'Pst.Tunde',
      'Fr.Emeka Okafor',
      'Ms.Ada Obi',
      'Mal.Nuhu Ribadu',
      'Haj.Bola Shagaya',
      'Arc.Namadi Sambo',
      'Sen.Godswill Akpabio',
      'Rt.Hon.Femi Gbajabiamila',
      'Bro.Gbile Akanni',
      'Sir.Victor Uwaifo',
    ],
    ...[
      'Mary-Jane',
      "O'Neil",
      'N’Golo',
      'Ọláńrewájú',
      'Ìfẹ́olúwa',
      'Ńwáchukwu-Ọkọ́nkwọ̀',
      'St. John',
      'Chukwuemeka Jr.',
    ],
    ...[
      'Barr. Okafor',
      'Okafor & Sons Ltd.',
      'علی\u200cرضا',
      'Henry 8',
      'DR.ADA',
      'م.علي',
      'Ada/Obi',
      'Ada 080 312',
    ],
  ])('%j is taken', (name) => expect(schema.parse(name)).toBe(name.normalize('NFC')));
});

test.each([
  'Ada\u200e',
  'A\u200fda',
  'Ada\u061c',
  'Ada\u{e0041}',
  'A\u00adda',
  'A\u034fda',
  'A\u200dda',
  'Ada\ufe0f',
])('what nobody sees is no part of a name: %j', (name) => expect(schema.parse(name)).toBe('Ada'));

describe('the name of the house', () => {
  test.each([
    ...[
      'Ijeuwa',
      'IJEUWA',
      'Ijeụwa',
      'ljeuwa',
      'Ijeuvva',

      'Ijeuwa.',
      'Ijeuwa\u200e',
    ],
    ...['Ijeuwa Support', 'The Ijeuwa Team', 'Admin — Ijeuwa', 'IjeuwaBilling', 'Ijeuwa-Customer Care'],
    ...['Ijeuwa_Support', 'Ijeuwa Team1', 'Ijeuwa Refunds', 'Ijeuwa Finance', 'Agent Ijeuwa', 'Ijeuwa HQ'],
    ...[
      'Ijeuwa Official',
      'Ijeuwa Help',
      'Ijeuwa Helpdesk',
      'Ijeuwa Administrators',
      'Counsellors of Ijeuwa',
      'Ijeuwa Verification',
      'Ijeuwa Account Manager',
      'Ijeuwa Moderator',
      'Ijeuwa Helpline',
      'Ijeuwa VIP',
    ],
    // Letters of other scripts, figures in place of letters, and its name in two pieces.
    ...['Іjеuwа', 'ΙJEUWA Support', 'Ijeuᴡa', 'Ijeuwa Suppоrt', 'Ijeuwa Supp0rt', 'Ijeuwa $upport'],
    ...['Ijeuwa Adm1n', 'Ije-uwa Support', 'I j e u w a Team', 'Ijeuwa 0'],
  ])('%j alone, or with an office, says what to write', (name) =>
    expect(said(name)).toMatch(/^Please add your family name/),
  );

  // content/pages/ijeuwa.md: it is a woman's name too.
  test.each([
    'Ijeuwa Okafor',
    'Ngozi Ijeuwa Eze',
    'Support Okafor',
    'Ije Uwa',
    'Ijeuwa Carew',
    'Ijeuwa Teamah',
    'Ijeuwa Helpman',
    'Ijeuwa Matchett',
    'Ijeuwa Servais',
    'Ijeuwa Manageress-Cole',
    'Ije Uwa-Eze',
    'Ада Ијеова',
  ])('%j is taken', (name) => expect(schema.parse(name)).toBe(name));
});

test('one’s own may be what it was: whoever saves it looks at what is new', () => {
  expect(ownName('Name is required').parse('evil.ly\u200e')).toBe('evil.ly');
  expect(nameFault('evil.ly')).toContain('without links');
  expect(nameFault('Ada')).toBeUndefined();
});

describe('what is no name', () => {
  test.each([
    ...['<b>x</b>', '<script>', '=1+1', '@ada', '{{name}}', '12', '...', '#Ada', 'Ada|Eze', '＝Ada'],
    ...['ada_obi99', '__proto__'],
    ...['*', '~', '-'],
  ])('%j is refused', (name) => expect(said(name)).toMatch(/letters|links/));

  test.each([
    ...['Customer Service', 'CUSTOMER  CARE', 'Support', 'The Team', 'Admin', 'Administrator'],
    ...[
      'Helpdesk',
      'Moderator',
      'Support 2',
      'Client Support Team',
      'Cust0mer Service',
      'Ѕupport',
      'No-reply',
      ...['S u p p o r t', 'Admin1', '5upport', 'Admin-Team', 'Trust & Safety'],
    ],
    // Small capitals, letters of other scripts that look like ours, and the same word as it sounds there.
    ...['ꜱᴜᴘᴘᴏʀᴛ', 'ᴀᴅᴍɪɴ', 'Ѕυрроrт', 'ꓢꓴꓑꓑꓳꓣꓔ', 'ꓮꓓꓟꓲꓠ', 'Suppørt', 'Admın', 'Ꭺdmin', '𝓢𝓾𝓹𝓹𝓸𝓻𝓽'],
    ...['Администратор', 'АДМИН', 'Модератор', 'Поддержка', 'Служба поддержки', 'Техподдержка'],
    ...['客服', '管理员', 'الدعم', 'الدعم الفني', 'الإدارة', 'Administrateur', 'Administrador', 'Soporte'],
  ])('%j is what an office is called', (name) =>
    expect(said(name)).toBe('Please give your own name: this is what an office is called.'),
  );

  test.each(['Аda', 'Chіdi Eze', 'Ngоzi', 'Εmeka', 'Ada Οkeke'])('%j mixes two alphabets in a word', (name) =>
    expect(said(name)).toBe('Please write each word of your name in one alphabet.'),
  );

  test.each([
    ...['Ада', 'Дмитрий Поддубный', 'Роман Админов', 'Αλέξανδρος', 'محمد', 'عائشة بلو', 'אברהם', 'अनीता'],
    ...[
      '王秀英 Wang',
      'さくら 田中',
      'タナカ',
      'Ayọ̀ (Аня)',
      'Øystein',
      'Łukasz Đorđe',
      'Işıl',
      'Ɓala Ɗan Ƙasa',
    ],
    ...['Ọlọ́runfẹ́mi Adéyẹmí', 'Ṣadé Ńkẹ́m', 'Gbọ́láhàn', 'Ẹ̀bùn', 'Osaʼro', 'Chukwuemeka Nwachukwu-Ezeokonkwo'],
    ...['Oluwafunmilayo Adébáyọ̀-Ọláníyan', 'Ijeọma', 'D’Angelo', 'Ebiṣẹmẹ', 'Kɔfi Ɛsi', 'Ŋdi', 'Ǹnámdí'],
  ])('%j is somebody’s, in whichever script', (name) => expect(said(name)).toBeUndefined());

  test.each(['Ada ✓', 'Ada ✔️ Verified', '✅ Ada'])('%j says of itself that it was verified', (name) =>
    expect(said(name)).toBe('Please write a name in letters, without signs.'),
  );

  test.each([
    ...[
      'Trust Okafor',
      'Ada Service',
      'Care Okafor',
      'Blessing',
      'Reward Bonus',
      'Ada (Mrs) Eze',
      'Ada & Chidi',
      'Ngozi 2',
    ],
    ...["Ọlá'olúwa", 'Ṣọlá–Ayọ̀', 'Ńkem “Kem” Eze', '陈', 'Łukasz', 'Deacon Justice Team-Lead'],
  ])('%j is a name', (name) => expect(said(name)).toBeUndefined());
});
