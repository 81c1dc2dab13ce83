// What an answer may bring into a page.
import { expect, test } from 'vitest';
import { answerHtml, articleHtml, isTooDeep } from './answer-html.ts';

test('paragraphs, lists, emphasis and links are written as such', () => {
  expect(answerHtml('Read **this**, *please*:\n\n- [the guide](/safety-guide)\n- more')).toBe(
    '<p>Read <strong>this</strong>, <em>please</em>:</p>\n<ul>\n<li><a href="/safety-guide">the guide</a></li>\n<li>more</li>\n</ul>',
  );
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script in a sentence', 'Hello <b onclick="x()">you</b> <script>x()</script>'],
  ['a link that runs', '[here](javascript:alert(1))'],
  ['a link that runs, in disguise', '[here](JaVaScRiPt&#58;alert(1))'],
  ['data', '[here](data:text/html;base64,AAAA)'],
  ['an address without its scheme', '[here](//elsewhere.example)'],
  ['a mark in an address', '[here](/x"onmouseover="x)'],
  ['an address that browsers read as another site', '[here](/\\\\elsewhere.example)'],
  ['a mark within an address', '[here](https://ours.example/{office:email})'],
  ['a picture', '![<b>](https://elsewhere.example/x.png)'],
])('%s does nothing', (_, written) => {
  const html = answerHtml(written);
  expect(html).not.toMatch(/<(?:script|b|img|a (?!href="\/x&quot;onmouseover=&quot;x"))/i);
});

test('a heading leads nowhere and is strong', () => {
  expect(answerHtml('# Prices')).toBe('<p><strong>Prices</strong></p>');
});

test('in an article a heading is one, below its title, and acts no more than anything else', () => {
  expect(articleHtml('# Prices\n\nThey *change*.')).toBe('<h3>Prices</h3>\n<p>They <em>change</em>.</p>');
  expect(articleHtml('## <script>x()</script>')).not.toContain('<script');
});

test.each(['>', '- ', '>- ', '1. '])(
  '"%s" a thousand times within itself is words, and too deep to be kept',
  (mark) => {
    const written = `${mark.repeat(1000)}x`;
    expect(answerHtml(written)).toMatch(/^<p>[^<]*x<\/p>$/);
    expect(isTooDeep(written)).toBe(true);
    expect(isTooDeep('> - a list\n>   - in a list\n\n---\n\n- - -\n**1. 2. 3.**')).toBe(false);
  },
);
