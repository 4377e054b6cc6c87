/** Test helpers: render the factory with a fake shell and history, and perform the first steps of the wizard. */
import { type ShellApi, ShellProvider } from '@ia/federation';
import { settingDefaults } from '@ia/federation/config';
import { fakeHistory, fakeShell } from '@ia/federation/fake-shell';
import { act, configure, render, screen, waitFor } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { beforeAll, beforeEach, expect, vi } from 'vitest';
import config from '../../../mfe.config.ts';
import { FreshStore } from '../../state/fresh-store.tsx';
import { Factory } from './Factory.tsx';
import type { Variant } from './variant.ts';
import { Wizard, type WizardProps } from './wizard/Wizard.tsx';

// Full journeys in a simulated browser take seconds each on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 15_000 });

// Preload lazy chunks, so that no test waits for the compiler.
beforeAll(async () => {
  await Promise.all([import('./wizard/ResolvedWizard.tsx'), import('@ia/shared-services/built-in-recipes')]);
});
beforeEach(() => localStorage.clear());

/** The variant of `#/prompt-factory`. */
export const V1: Variant = { pointsKey: 'promptFactoryPoints', copyEarns: false };
/** The variant of `#/prompt-factory-v2`, where copying a prompt earns a point too. */
export const V2: Variant = { pointsKey: 'promptFactoryPointsV2', copyEarns: true };
export const assistants = ['Um', 'Dois', 'Três'].map((name) => ({ name, url: `https://${name}.example/` }));

/** Address of the first step. */
export const FACTORY = '/prompt-factory#fabrica';
const LINKS = { ...fakeShell().links, assistants };
export const settings = settingDefaults(config.settings);

/** A wizard outside the factory, with the panel that the factory gives it. */
export function TestWizard(props: Omit<WizardProps, 'panel' | 'onRetry'>) {
  const panel = useRef<HTMLDivElement>(null);
  return (
    <div ref={panel}>
      <Wizard {...props} panel={panel} onRetry={async () => {}} />
    </div>
  );
}

/** Renders the factory at an address. @returns the log of shell calls, the route, history navigation and unmount */
export function openFactory(variant: Variant = V1, address = FACTORY, overrides: Partial<ShellApi> = {}) {
  const { shell, go } = fakeHistory(address, { links: LINKS, settings: () => settings, ...overrides });
  vi.spyOn(window.history, 'back').mockImplementation(() => go(-1));
  const page = render(
    <FreshStore>
      <ShellProvider shell={shell}>
        <Factory {...variant} />
      </ShellProvider>
    </FreshStore>,
  );
  const { log } = shell;
  return { log, route: () => shell.route, go: (by: number) => act(() => go(by)), unmount: page.unmount };
}

export const findButton = (name: string | RegExp) => screen.findByRole('button', { name });
/** The prompt on the create or the result step. */
export const promptText = () => screen.getByTestId('final-prompt').textContent;

/** Chooses the category and the recipe that most tests use. */
export async function goToCreateStep(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await findButton(/Gerar Ideias/));
  await user.click(await findButton('Tempestade de Ideias'));
}

/** Switches the blank «Tema» to own text and enters `topic`, which may be empty. */
export async function enterOwnTopic(user: ReturnType<typeof userEvent.setup>, topic: string) {
  await user.click(screen.getByRole('combobox', { name: 'Tema' }));
  await user.click(await screen.findByRole('option', { name: /palavras minhas/ }));
  const field = screen.getByRole('textbox', { name: 'Tema' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  if (topic) await user.paste(topic);
}
