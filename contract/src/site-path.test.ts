// Which addresses somebody may be sent back to after signing in.
import { expect, test } from 'vitest';
import { isSitePath } from './site-path.ts';

test.each([
  '/',
  '/messages',
  '/chat/01900000-0000-7000-8000-000000000001',
  '/billing-process?method=card&order=4f%2D2',
  '/profile/',
])('%s is a page of the product', (address) => expect(isSitePath(address)).toBe(true));

test.each([
  '',
  'messages',
  'https://evil.example/',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/%252Fevil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  '/a//evil.example',
  '/a/../..//evil.example',
  '/\tevil.example',
  '/%09/evil.example',
  '/\n/evil.example',
  ' /messages',
  '/messages#@evil.example',
  '/@evil.example',
  '/%',
  '/api/auth/google?mode=link',
  '/API/auth/google',
  '/%61pi/auth/google',
  '/demo/outbox',
  `/${'a'.repeat(600)}`,
])('%s is not', (address) => expect(isSitePath(address)).toBe(false));
