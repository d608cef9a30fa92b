import { chromium } from '@playwright/test';
// usage: node shot.mjs name WxH lang scene [theme] [text] [touch]
const BASE = process.env.BASE ?? 'http://127.0.0.1:7801';
const jobs = process.argv.slice(2).map((it) => Object.fromEntries(it.split(',').map((kv) => kv.split('='))));
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' });
for (const j of jobs) {
  const [width, height] = (j.size ?? '1440x900').split('x').map(Number);
  const scale = Number(j.scale ?? 1);
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: scale, hasTouch: !!j.touch, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log('PAGEERROR', String(e).slice(0, 300)));
  page.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text().slice(0, 300)));
  await page.addInitScript((s) => localStorage.setItem('settings', s), JSON.stringify({ language: j.lang ?? 'en', theme: j.theme ?? 'day', text: Number(j.text ?? 100), speed: 0, autoEnd: 'manual', confirm: j.touch ? 'always' : 'never' }));
  await page.goto(BASE + '/settings');
  const ask = (method, path, body) => page.evaluate(async ([m, p, b]) => { const a = await fetch(p, { method: m, headers: { 'content-type': 'application/json' }, body: b ? JSON.stringify(b) : undefined }); const t = await a.text(); try { return JSON.parse(t); } catch { return t; } }, [method, path, body]);
  await ask('POST', '/api/guests', {});
  const n = Number(j.players ?? 3);
  const { id } = await ask('POST', '/api/tables', { game: 'kingdoms', seats: [{ kind: 'me' }, ...Array.from({ length: n - 1 }, () => ({ kind: 'bot', bot: 'light' }))], options: n === 1 ? { level: 'normal' } : {}, hints: true, seed: Number(j.seed ?? 7).toString(16).padStart(64, '0'), start: true });
  let dice = 11; const roll = (b) => { dice = (Math.imul(dice, 1103515245) + 12345) & 0x7fffffff; return (dice >> 8) % b; };
  const until = j.until ?? '25';
  const expand = (f) => f.legal ?? [];
  for (let k = 0; k < 600; k++) {
    const { version } = await ask('GET', `/api/tables/${id}`);
    const f = await ask('GET', `/api/tables/${id}/frames/${version}?seat=0`);
    if (f.turn === 'over') break;
    const legal = expand(f);
    if (legal.length === 0) { await new Promise((r) => setTimeout(r, 30)); continue; }
    const claims = legal.filter((l) => l.action.act === 'claim');
    if (/^\d+$/.test(until) ? version >= Number(until) && claims.length : legal.some((l) => l.action.act === until)) break;
    const pick = ['claim', 'commit', 'pass'].map((a) => legal.filter((l) => l.action.act === a)).find((x) => x.length) ?? legal;
    await ask('POST', `/api/tables/${id}/actions`, { seat: 0, version, actions: [pick[roll(pick.length)].action] });
  }
  await page.goto(`${BASE}/t/${id}`);
  await page.waitForSelector('.ak[data-version]', { timeout: 20000 });
  await page.waitForTimeout(1500);
  for (const step of (j.do ?? '').split('+').filter(Boolean)) {
    try {
    if (step === 'card') await page.locator('[data-card].fitting').first().click({ timeout: 3000 });
    else if (step === 'cardany') await page.locator('[data-card]').nth(1).click({ timeout: 3000 });
    else if (step === 'realm') await page.locator('.kingdom.open').first().click({ timeout: 3000 });
    else if (step === 'esc') await page.keyboard.press('Escape');
    else if (step.startsWith('key:')) await page.keyboard.press(step.slice(4));
    else if (step.startsWith('tab:')) await page.locator('.tabs button').nth(Number(step.slice(4))).click();
    else await page.locator(step).first().click({ timeout: 3000 });
    } catch (e) { console.log('STEP', step, String(e).slice(0, 1500)); }
    await page.waitForTimeout(500);
  }
  await page.screenshot({ path: `/tmp/kshots/${j.name}.png` });
  const info = await page.evaluate(() => { const s = document.querySelector('[data-stage]')?.getBoundingClientRect(); const b = document.querySelector('[data-stage] .board')?.getBoundingClientRect(); return { form: document.querySelector('.ak')?.dataset.form, stage: s && [s.width, s.height].map(Math.round), board: b && [b.width, b.height].map(Math.round), share: b && Math.round(100 * b.width * b.height / innerWidth / innerHeight), nodes: document.querySelectorAll('*').length }; });
  console.log(j.name, JSON.stringify(info));
  await context.close();
}
await browser.close();
