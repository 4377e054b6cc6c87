import { expectAccessible } from '@ia/test-support/axe';
import { open } from '@ia/test-support/pages';
import { expect, motion, test } from '../support/fixtures.ts';
import { press } from '../support/keyboard.ts';
import { stateFinishedUpTo, storeProgress } from './progress.ts';

// Demonstrations are interactive parts of lessons in the course «Descobrir a IA». In one, the visitor trains
// a classifier with apples and pears. In the other, the visitor decides what may be written to an AI service.

test.use(motion);

test('classifier and sorting demonstrations work by keyboard and are accessible', async ({ page }) => {
  test.setTimeout(120_000);
  await storeProgress(page, 'copilotCoursePoints', '15', stateFinishedUpTo(1));
  await open(page, '#/copilot-course');
  const machine = page.getByRole('region', { name: 'Experimente: treine uma máquina' });
  await machine.scrollIntoViewIfNeeded();
  for (const kind of ['maçã', 'pera', 'maçã', 'pera', 'maçã', 'pera']) {
    await press(page, machine.getByRole('button', { name: `É ${kind}` }));
  }
  // The training examples contain no green apples.
  await expect(machine.getByText('Maçãs verdes: acertou 0 em 2.')).toBeVisible();
  await expect(page.locator(':focus')).toHaveText(/^A máquina treinou/);
  await expectAccessible(page, { within: '#blocos' });

  await page.evaluate(
    (state) => localStorage.setItem('copilotCoursePointsState', state),
    stateFinishedUpTo(6),
  );
  await page.reload();
  const sorter = page.getByRole('region', { name: 'Experimente: o que posso escrever?' });
  await sorter.scrollIntoViewIfNeeded();
  await press(page, sorter.getByRole('button', { name: 'Pode', exact: true }));
  await expect(sorter.getByText(/Nós dizemos: pode\./)).toBeVisible();
  await expectAccessible(page, { within: '#blocos' });
  await press(page, sorter.getByRole('button', { name: 'Seguinte' }));
  await expect(sorter.getByText('2 de 10')).toBeVisible();
});
