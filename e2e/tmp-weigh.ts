import { chromium } from '@playwright/test';
import { makeReady, traveller } from './people.ts';
const base = 'http://127.0.0.1:4105';
const addresses = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const ctx = await browser.newContext({ baseURL: base });
const her = traveller('Ọmọ́wùmí Adéoyè', 'female', 67, '66-68'); await makeReady(ctx.request, her);
const him = await browser.newContext({ baseURL: base }); const hisId = await makeReady(him.request, traveller('Ikénna Ọ̀fọ́dílé', 'male', 67, '66-68'));
const state = await ctx.storageState();
const weigh = async (address: string, signed: boolean) => {
  const fresh = await browser.newContext({ baseURL: base, ...(signed ? { storageState: state } : {}), viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
  const page = await fresh.newPage(); const wire = await fresh.newCDPSession(page); await wire.send('Network.enable');
  const names = new Map<string, string>(), got = new Map<string, number>(); let all = 0, html = 0;
  wire.on('Network.responseReceived', ({ requestId, type, response }) => { if (type === 'Script' || type === 'Stylesheet') names.set(requestId, new URL(response.url).pathname); });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => { all += encodedDataLength; const n = names.get(requestId); if (n) got.set(n, encodedDataLength); });
  await page.goto(address); await page.waitForLoadState('networkidle'); await page.waitForTimeout(600);
  await fresh.close(); return { got, all };
};
const deck = await weigh('/dating-app', true);
console.log('DECK', (sum(deck.got) / 1024).toFixed(1), deck.got.size);
for (const [n, s] of [...deck.got].sort((a, b) => b[1] - a[1])) console.log('   ', (s / 1024).toFixed(1), n);
for (const a of [`/people/${hisId}`, ...addresses.filter((x) => !x.startsWith('open:'))]) {
  const w = await weigh(a, true); const added = new Map([...w.got].filter(([n]) => !deck.got.has(n)));
  console.log(a.padEnd(30), (sum(w.got) / 1024).toFixed(1), 'adds', (sum(added) / 1024).toFixed(1), 'in', added.size);
}
for (const a of addresses.filter((x) => x.startsWith('open:'))) { const w = await weigh(a.slice(5), false); console.log(a.padEnd(30), 'code+style', (sum(w.got) / 1024).toFixed(1), 'all', (w.all / 1024).toFixed(1)); }
function sum(m: Map<string, number>) { return [...m.values()].reduce((s, n) => s + n, 0); }
await browser.close();
