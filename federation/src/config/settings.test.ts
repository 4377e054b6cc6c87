import { describe, expect, it } from 'vitest';
import { defineMfe } from './define-mfe.ts';
import { explain } from './explain.ts';
import { readSettings } from './read-settings.ts';
import type { SettingEntry, SettingsOf } from './settings.ts';

const settings = {
  video: {
    type: 'text',
    pattern: '[\\w\\-]{11}',
    rule: 'must be a YouTube id',
    default: null,
  },
  claim: { type: 'address', default: 'https://a.example/' },
  perPage: { type: 'number', min: 1, max: 50, default: 10 },
  open: { type: 'switch', default: false },
  order: { type: 'choice', options: ['new', 'old'], default: 'new' },
} satisfies Record<string, SettingEntry>;

const read = (siteValues: unknown) => {
  const { values, issues } = readSettings(settings, siteValues);
  return { values, message: issues.length > 0 ? explain('site.config.json', issues, 'apps.mfe-x') : '' };
};

describe('readSettings', () => {
  const defaults = { video: null, claim: 'https://a.example/', perPage: 10, open: false, order: 'new' };

  it('returns the defaults unless the site sets a value', () => {
    expect(read(undefined)).toEqual({ values: defaults, message: '' });
    const siteValues = {
      video: 'abc123DEF45',
      claim: 'https://b.pt/',
      perPage: 20,
      open: true,
      order: 'old',
    };
    expect(read(siteValues)).toEqual({ values: siteValues, message: '' });
    expect(read({ video: null }).message).toBe('');
  });

  it.each<[string, unknown, RegExp]>([
    ['video', 'short', /apps\.mfe-x\.video: expected .*\(must be a YouTube id\), found "short"/],
    ['claim', 'javascript:alert(1)', /apps\.mfe-x\.claim: .*must be an http\(s\) address/],
    ['claim', null, /apps\.mfe-x\.claim: expected string, found null/],
    ['perPage', '20', /apps\.mfe-x\.perPage: expected number, found "20"/],
    ['perPage', 51, /apps\.mfe-x\.perPage: expected <=50, found 51/],
    ['open', 'yes', /apps\.mfe-x\.open: expected boolean, found "yes"/],
    ['order', 'best', /apps\.mfe-x\.order: expected \("new" \| "old"\), found "best"/],
    ['vidoe', 'abc123DEF45', /apps\.mfe-x\.vidoe: is not a known key/],
  ])('reports an invalid %s, %j, uses its default and keeps the other settings', (key, value, expected) => {
    const { values, message } = read({ perPage: 20, [key]: value });
    expect(message).toMatch(expected);
    expect(values).toEqual({ ...defaults, perPage: key === 'perPage' ? 10 : 20 });
  });
});

describe('settings in defineMfe', () => {
  const app = {
    name: 'mfe-x',
    owner: 'equipa-x',
    routes: [{ path: '/x', page: './src/pages/x', title: 'X' }],
    budget: { js: 1 },
  };

  it('infer the types of a page’s settings', () => {
    const config = defineMfe({
      ...app,
      settings: {
        video: { description: 'D', type: 'text', default: null },
        open: { description: 'D', type: 'switch', default: true },
      },
    });
    const values: SettingsOf<typeof config> = { video: null, open: false };
    // @ts-expect-error a switch is a boolean
    values.open = 'yes';
    expect(config.settings.video.default).toBeNull();
  });

  it('are rejected when the default violates its own rule', () => {
    const invalidSetting = { description: 'D', type: 'number', min: 5, default: 3 } as const;
    expect(() => defineMfe({ ...app, settings: { perPage: invalidSetting } })).toThrow(
      /mfe-x\/mfe\.config\.ts is not valid:\n {2}settings\.perPage\.default: expected >=5, found 3/,
    );
  });

  it.each<[object, RegExp]>([
    [{ type: 'colour', default: 'x' }, /settings\.s\.type: expected \("text" \| /],
    [{ type: 'text', default: null, pattern: '(' }, /settings\.s\.pattern: .*regular expression.*found "\("/],
    [{ type: 'switch' }, /settings\.s\.default: is missing/],
  ])('are rejected with the invalid key for %j', (setting, message) => {
    const settings = { s: { description: 'D', ...setting } } as never;
    expect(() => defineMfe({ ...app, settings })).toThrow(message);
  });
});

describe('The flag of a route', () => {
  const defineWithFlag = (flag: string, flags = {}) =>
    defineMfe({
      name: 'mfe-x',
      owner: 'equipa-x',
      routes: [{ path: '/x', page: './src/pages/x', title: 'X', flag }],
      flags,
      budget: { js: 1 },
    });

  it('may be a flag of the site or one that the app declares', () => {
    expect(defineWithFlag('enableModeration').routes[0]?.flag).toBe('enableModeration');
    const flags = { enableNight: { description: 'A noite.', default: false } };
    expect(defineWithFlag('enableNight', flags).flags.enableNight?.default).toBe(false);
  });

  it('is rejected when it is undeclared, with a list of the known flags', () => {
    expect(() => defineWithFlag('enableModeratoin')).toThrow(
      /the flag of "\/x": expected a flag that this app declares under flags, or .*enableModeration,.*found "enableModeratoin"/,
    );
  });
});
