// What is waited for is looked for again and again: only the last error, which is told, needs the whole page in it.
import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

const isWaiting = (): boolean =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;

/** Whoever gives up waiting draws the page then (wait-for.js: onTimeout). */
const shortly = (message: string | null): Error =>
  Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });

configure({
  getElementError: (message, container) =>
    isWaiting() ? shortly(message) : getElementError(message, container),
});
