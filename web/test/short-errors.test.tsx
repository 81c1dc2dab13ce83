// An error that is told shows the page, also after waiting; one that is thrown away while waiting does not draw it.
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import './short-errors.ts';

afterEach(cleanup);

test('whoever waits in vain is told what was there', async () => {
  render(<p>Only this</p>);
  await expect(screen.findByText('Another', undefined, { timeout: 60 })).rejects.toThrow(/Only this/);
  expect(() => screen.getByText('Another')).toThrow(/Only this/);
});

test('while one waits, what is not there yet is said without the page', async () => {
  render(<p>Only this</p>);
  const said: string[] = [];
  const look = () => {
    try {
      screen.getByText('Another');
    } catch (error) {
      said.push((error as Error).message);
    }
  };
  await waitFor(look);
  expect(said).toEqual([expect.stringMatching(/^Unable to find/)]);
  expect(said[0]).not.toMatch(/Only this/);
});
