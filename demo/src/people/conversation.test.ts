// Practice members answer what was said, as themselves, and do not repeat themselves.
import { describe, expect, it } from 'vitest';
import { type Line, openingLines, replyTo } from './conversation.ts';
import { listPeople } from './list-people.ts';

const people = listPeople('2026-11-20', 60);
const adaobi = people.find(({ firstName }) => firstName === 'Adaọbị'.normalize('NFC'))!;

function talk(texts: string[], person = adaobi): string[] {
  const history: Line[] = [];
  return texts.map((text) => {
    const answer = replyTo(person, history, text);
    history.push({ from: 'them', text }, { from: 'me', text: answer });
    return answer;
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

  it('never says the same thing twice running', () => {
    for (const text of ['hello', 'ok', 'send me airtime', 'Tell me more', 'How is your family?']) {
      const answers = talk(Array.from({ length: 9 }, () => text));
      for (const [at, answer] of answers.entries()) expect(answer).not.toBe(answers[at - 1]);
    }
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
