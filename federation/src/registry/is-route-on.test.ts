import { expect, it } from 'vitest';
import { readSiteConfig } from '../config/read-site-config.ts';
import { isRouteOn } from './is-route-on.ts';

const [on, off] = [true, false];

it.each<[string, string | undefined, object, object, boolean]>([
  ['without a flag', undefined, {}, {}, on],
  ['app default on, site silent', 'enableNight', { enableNight: on }, {}, on],
  ['app default off, site silent', 'enableNight', { enableNight: off }, {}, off],
  ['app default off, site on', 'enableNight', { enableNight: off }, { enableNight: on }, on],
  ['app default on, site off', 'enableNight', { enableNight: on }, { enableNight: off }, off],
  ['undeclared flag, site silent', 'enableNight', {}, {}, off],
  ['undeclared flag, site on', 'enableNight', {}, { enableNight: on }, on],
  ['flag of another app', 'enableNight', { enableDay: on }, {}, off],
  ['flag of the site, on by default', 'enableModeration', {}, {}, on],
  ['flag of the site, off by default', 'enableStudioNavigation', {}, {}, off],
  ['flag of the site, site off', 'enableModeration', {}, { enableModeration: off }, off],
])('isRouteOn, route %s', (_, flag, flags, featureFlags, expected) => {
  const config = { featureFlags };
  expect(isRouteOn({ flag }, { flags: flags as Record<string, boolean> }, config)).toBe(expected);
  // The shell reads the configuration with defaults, other callers read the raw file.
  expect(isRouteOn({ flag }, { flags: flags as Record<string, boolean> }, readSiteConfig(config))).toBe(
    expected,
  );
});

it.each([[undefined], [null], ['on'], [{ enableNight: 'yes' }]])(
  'isRouteOn uses the default of the app when featureFlags are %j',
  (featureFlags) => {
    expect(isRouteOn({ flag: 'enableNight' }, { flags: { enableNight: on } }, { featureFlags })).toBe(on);
  },
);
