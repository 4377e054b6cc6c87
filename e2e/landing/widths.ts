import { test } from '../support/fixtures.ts';

const WIDTHS = { telemóvel: { width: 360, height: 740 }, secretária: { width: 1280, height: 800 } };

/** Defines the same tests at phone and desktop widths. */
export function onPhoneAndDesktop(defineTests: () => void): void {
  for (const [name, viewport] of Object.entries(WIDTHS)) {
    test.describe(name, () => {
      test.use({ viewport });
      defineTests();
    });
  }
}
