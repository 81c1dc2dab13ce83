// A mail leaves as text and as HTML that say the same; nothing that a stranger wrote acts in it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import type { MailDescription } from './mail-description.ts';
import { MAIL_COLOURS, MAIL_STYLE_SHEET } from './mail-style.ts';
import { ATTACHMENTS_MAX_BYTES, makeMail } from './make-mail.ts';

const LINK = 'https://ijeuwa.example/auth?verify=a-b_c&x=1';
const WHOLE: MailDescription = {
  subject: 'Confirm your e-mail',
  preview: 'One tap.',
  body: [
    'Welcome, Olúwafẹ́mi Adéyẹmí-Ọkáfọ̀.',
    {
      facts: [
        ['Package', 'Blossom'],
        ['Amount', '₦75,000'],
      ],
    },
    { lead: 'Your code is', code: '123456' },
    { quote: 'Nobody is asked\nfor money here.' },
  ],
  action: { lead: 'Please confirm that this address is yours:', label: 'Confirm my e-mail', link: LINK },
  after: ['The link works for three days.'],
};
const mail = (change: Partial<MailDescription> = {}) => makeMail('ada@example.com', { ...WHOLE, ...change });
const page = (change?: Partial<MailDescription>) => parse(mail(change).html, { comment: true });
/** What somebody reads: runs of space are one. */
const read = (change?: Partial<MailDescription>) =>
  page(change).querySelector('.inside')!.structuredText.replace(/\s+/g, ' ');

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' style='position:fixed",
  '<!--',
  '-->',
  '<![endif]-->',
  '</style><style>*{display:none}',
  '&lt;b&gt;',
];

test('the text has its paragraphs, the address below its lead, and who writes', () => {
  expect(mail().text).toBe(
    [
      'Welcome, Olúwafẹ́mi Adéyẹmí-Ọkáfọ̀.',
      'Package: Blossom\nAmount: ₦75,000',
      'Your code is 123456.',
      'Nobody is asked\nfor money here.',
      `Please confirm that this address is yours:\n${LINK}`,
      'The link works for three days.',
      'Ijeuwa\nThe journey of life, together.',
    ].join('\n\n'),
  );
  expect(mail({ grave: true }).text).toMatch(/three days\.\n\nIjeuwa$/);
});

test('what stands in the text stands in the HTML, in the same order', () => {
  const html = read();
  const places = [
    'Confirm your e-mail',
    'Olúwafẹ́mi Adéyẹmí-Ọkáfọ̀',
    'Blossom',
    '₦75,000',
    'Your code is',
    '123456',
    'Nobody is asked for money here.',
    'Please confirm',
    'Confirm my e-mail',
    LINK,
    'three days',
    'The journey of life',
  ].map((words) => html.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(read({ grave: true })).not.toContain('The journey of life');
});

describe('the HTML', () => {
  test('says its language, its words for the list of a mailbox, and one heading', () => {
    expect(page().querySelector('html')?.getAttribute('lang')).toBe('en-NG');
    expect(page().querySelector('body')?.firstElementChild?.text).toMatch(/^One tap\./);
    expect(
      page()
        .querySelectorAll('h1')
        .map((one) => one.text),
    ).toEqual(['Confirm your e-mail']);
  });

  test('asks for nothing from elsewhere, shows no picture and runs nothing', () => {
    expect(page().querySelectorAll('img, script, link, iframe, object, form, svg, video, base')).toEqual([]);
    expect(mail().html).not.toMatch(/url\(|@import|@font-face|\ssrc=|\son\w+=/i);
    const leads = page()
      .querySelectorAll('a')
      .map((one) => one.getAttribute('href'));
    expect(leads).toEqual([LINK, LINK]);
  });

  test('is no broader than 600 px and holds on a screen of 320', () => {
    const sheet = page().querySelector('.sheet')?.getAttribute('style');
    expect(sheet).toContain('width:100%;max-width:600px');
    const fixed = [
      ...mail()
        .html.replace(/<!--.*?-->/gs, '')
        .matchAll(/[";]width[=:]"?(\d+)px/g),
    ];
    expect(fixed).toEqual([]);
  });

  test('has the colours of the product, by day and by night', () => {
    const theme = readFileSync(
      fileURLToPath(new URL('../../../../web/src/ui/theme.css', import.meta.url)),
      'utf8',
    );
    for (const [name, [day, night]] of Object.entries(MAIL_COLOURS))
      expect(theme).toMatch(new RegExp(`--${name}: (?:light-dark\\(${day}, ${night}\\)|${day});`));
    expect(MAIL_STYLE_SHEET).toContain('prefers-color-scheme:dark');
  });
});

describe.each(HOSTILE)('%j is words', (words) => {
  const dressed: Partial<MailDescription> = {
    subject: words,
    preview: words,
    body: [words, { facts: [[words, words]] }, { quote: words }, { lead: words, code: words }],
    action: { lead: words, label: words, link: LINK },
    after: [words],
  };
  test('wherever it stands in a mail', () => {
    const ordinary = page({ ...dressed, ...onlyWords('word') });
    const elements = (root: ReturnType<typeof page>) =>
      root.querySelectorAll('*').map((one) => `${one.tagName} ${Object.keys(one.attributes).join(' ')}`);
    expect(elements(page(dressed))).toEqual(elements(ordinary));
    expect(read(dressed).split(words.replace(/\s+/g, ' '))).toHaveLength(11);
  });
  const onlyWords = (word: string): Partial<MailDescription> => ({
    subject: word,
    preview: word,
    body: [word, { facts: [[word, word]] }, { quote: word }, { lead: word, code: word }],
    action: { lead: word, label: word, link: LINK },
    after: [word],
  });
});

test('a subject and a preview stay on one line', () => {
  const { subject } = mail({ subject: 'Hello\r\nBcc: all@example.com\u2028x' });
  expect(subject).toBe('Hello Bcc: all@example.com x');
});

test.each(['javascript:alert(1)', 'ijeuwa.example/auth', 'https://a.example/ b', 'data:text/html,x', ''])(
  'no button leads to %j',
  (link) => {
    expect(() => mail({ action: { lead: 'x', label: 'x', link } })).toThrow('cannot lead');
  },
);

describe('what is attached', () => {
  const attached = (bytes: number, filename = 'receipt.pdf', mediaType = 'application/pdf') =>
    mail({ attachments: [{ filename, mediaType, content: Buffer.alloc(bytes) }] });

  test('takes 5 MB at most in all', () => {
    expect(attached(ATTACHMENTS_MAX_BYTES).attachments).toHaveLength(1);
    expect(() => attached(ATTACHMENTS_MAX_BYTES + 1)).toThrow('5 MB');
  });
  test.each(['../receipt.pdf', 'a/b', '.hidden', 'a\r\nb', '"', ''])('is not called %j', (name) => {
    expect(() => attached(1, name)).toThrow('cannot be called');
  });
  test('has a media type', () => {
    expect(() => attached(1, 'a.pdf', 'pdf\r\nX: y')).toThrow('media type');
  });
});

test('under a mail that may be ended stands why it came, where to choose and how to end it; under no other', () => {
  const foot = {
    about: 'matches',
    settings: 'https://a.example/settings',
    unsubscribe: 'https://a.example/end?token=x',
  };
  const made = makeMail('ada@example.com', WHOLE, foot);
  expect(made.unsubscribe).toBe(foot.unsubscribe);
  const links = parse(made.html)
    .querySelectorAll('a')
    .map((one) => one.getAttribute('href'));
  for (const one of [foot.settings, foot.unsubscribe]) {
    expect(made.text).toContain(`\n${one}`);
    expect(links).toContain(one);
  }
  expect(made.text).toContain('mails about matches');
  expect(mail().unsubscribe).toBeUndefined();
  expect(() => makeMail('a@example.com', WHOLE, { ...foot, unsubscribe: 'javascript:1' })).toThrow(
    'cannot lead',
  );
});
