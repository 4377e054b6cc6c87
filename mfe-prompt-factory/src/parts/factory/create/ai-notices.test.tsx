import { fakeShell } from '@ia/federation/fake-shell';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import {
  enterOwnTopic,
  FACTORY,
  findButton,
  goToCreateStep,
  openFactory,
  V1,
  V2,
} from '../Factory.test-scene.tsx';

// happy-dom has no canvas.
vi.mock('@ia/shared-ui/confetti', () => ({ celebrate: vi.fn(async () => {}) }));

const SHELL_WITH_AI = {
  ai: () => ({ ...fakeShell().ai(), mode: 'server' as const }),
  backend: () => ({ url: 'https://servidor.example', key: 'chave' }) as never,
};

it.each([
  [V1, 'Cada exemplo que pedir vale um ponto.'],
  [V2, 'Cada exemplo que pedir e cada prompt copiado valem um ponto.'],
])(
  "Factory promises the team's example and no generated answer while AI is off (%#)",
  async (variant, points) => {
    const user = userEvent.setup();
    openFactory(variant);
    await goToCreateStep(user);
    await enterOwnTopic(user, 'um jardim');
    const generate = await findButton('Gerar com IA');
    const notice = screen.getByText(/O exemplo foi escrito pela nossa equipa/);
    expect(screen.getByText('Este site não tem IA ligada: o botão mostra um exemplo da equipa')).toBeTruthy();
    expect(notice.compareDocumentPosition(generate), 'read before the button').toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(
      await screen.findByText('O seu prompt está pronto! Copie-o, ou veja já um exemplo da equipa.'),
    ).toBeTruthy();
    expect(screen.getByText(new RegExp(points))).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/resposta gerada vale|Cada resposta gerada|O prompt sai/);
  },
);

it('Factory says that the prompt is sent and an answer earns a point while AI is on', async () => {
  const user = userEvent.setup();
  openFactory(V1, FACTORY, SHELL_WITH_AI);
  await goToCreateStep(user);
  await enterOwnTopic(user, 'um jardim');
  expect(await screen.findByText('O seu prompt está pronto! Copie-o, ou gere já uma resposta.')).toBeTruthy();
  expect(screen.getByText('O prompt sai deste site: tire os dados pessoais')).toBeTruthy();
  expect(screen.getByText(/^Cada resposta gerada vale um ponto/)).toBeTruthy();
});
