// Practice members answer what was said, as themselves, and do not repeat themselves.
import { describe, expect, it } from 'vitest';
import { type Line, openingLines, replyTo } from './conversation.ts';
import { listPeople } from './list-people.ts';

const people = listPeople('2026-11-20', 60);
const adaobi = people.find(({ firstName }) => firstName === 'Adaọbị'.normalize('NFC'))!;

// What they let rest stays out.
function talk(texts: string[], person = adaobi): string[] {
  const history: Line[] = [];
  return texts.flatMap((text) => {
    const answer = replyTo(person, history, text);
    history.push({ from: 'them', text });
    if (answer === undefined) return [];
    history.push({ from: 'me', text: answer });
    return [answer];
  });
}

describe('a practice member in conversation', () => {
  it('answers the same thing in the same moment', () => {
    expect(talk(['Kedu?', 'What do you do?'])).toEqual(talk(['Kedu?', 'What do you do?']));
  });

  it('greets back in the language of the greeting', () => {
    expect(talk(['Kedu?'])[0]).toMatch(/mma|Ndewo/);
    expect(talk(['Ẹ káàárọ̀!'], people.find((one) => one.people === 'Yoruba')!)[0]).toMatch(/Ẹ|Dáadáa|dúpẹ́/u);
    expect(talk(['Ina kwana'], people.find((one) => one.people === 'Hausa')!)[0]).toMatch(/Lafiya|Barka/);
  });

  it('speaks of its own profession and town', () => {
    expect(talk(['What is your job?', 'And your work, do you like it?']).join(' ')).toContain('pharmacist');
    expect(talk(['Where do you live?'])[0]).toContain('Enugu');
  });

  it('neither gives its number away nor talks of money', () => {
    for (const person of people) {
      expect(talk(['Can you send me airtime?'], person)[0]).toMatch(/money/);
      expect(talk(['What is your WhatsApp?'], person)[0]).toMatch(/here/);
    }
  });

  it('never says the same sentence twice in a conversation, and lets rest what is talked through', () => {
    const texts = [
      'hello',
      'ok',
      'send me airtime',
      'Tell me more',
      'How is your family?',
      'qwrt zzz',
      'why?',
    ];
    for (const text of texts) {
      const answers = talk(Array.from({ length: 40 }, () => text));
      expect(new Set(answers).size, text).toBe(answers.length);
      expect(answers.length, text).toBeGreaterThanOrEqual(3);
      expect(answers.length, text).toBeLessThan(40);
    }
    const questions = talk(texts.flatMap((text) => [text, text, text])).flatMap(
      (answer) => answer.match(/[^.?!]+\?/g) ?? [],
    );
    expect(new Set(questions).size).toBe(questions.length);
  });

  it('stays with the question that was asked', () => {
    const asked: [text: string, about: RegExp][] = [
      ['What is your genotype?', /test|results|sickle/],
      ['How do you handle quarrels?', /sorry|quarrel|settle|quiet/],
      ['Would you relocate abroad?', /move|reason|Distance|call at the same hour/],
      ['Do you smoke or drink?', /malt|smoke|dance/],
      ['Can a wife work? What of chores?', /work|home|swept/],
      ['How do you see savings and bills?', /plan|debt|book|bride price/],
      ['Why did your last relationship end?', /ended|been through|tea|patience/],
      ['Would you marry from another tribe?', /people|soup|traditions|grandmother/],
      ['Are you a real person?', /demonstration/],
    ];
    for (const person of people)
      for (const [text, about] of asked) expect(talk([text], person)[0], text).toMatch(about);
  });

  it('says neither yes nor no to what it did not understand, and asks back', () => {
    for (const person of people)
      for (const text of ['qwrt zzz', 'Is the third one blue?', 'Hmm, the lorry again'])
        expect(talk([text], person)[0]).not.toMatch(/^(Honestly|Yes|No|I think so)\b|conductor|dishes/);
    expect(talk(['How was your weekend?'])[0]).not.toMatch(/I would like that|Which day suits/);
    expect(talk(['no'])[0]).toMatch(/fine|Fair enough|All right/);
  });

  it('writes first with two or three lines that name the other', () => {
    for (const person of people) {
      const lines = openingLines(person, 'Ada');
      expect(lines.length >= 2 && lines.length <= 3).toBe(true);
      for (const line of lines) expect(line).toContain('Ada');
    }
  });

  it('writes whole sentences, with marks composed', () => {
    const texts = [
      'hello',
      'faith?',
      'children?',
      'family?',
      'plans?',
      'meet?',
      'music?',
      'food?',
      'where are you?',
      'hm',
      'why?',
    ];
    for (const person of people)
      for (const answer of talk(texts, person)) {
        expect(answer).not.toMatch(/undefined|null|\$\{|\s{2}/);
        expect(answer).toBe(answer.normalize('NFC'));
        expect(answer).toMatch(/[.?!]$/);
      }
  });
});
