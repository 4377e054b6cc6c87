import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { VideoEmbed } from './VideoEmbed.tsx';

test('VideoEmbed requests nothing before play, then loads the youtube-nocookie.com embed', async () => {
  const { container } = render(<VideoEmbed videoId="abc123_-XYZ" title="O que é a IA?" />);
  expect(container.querySelector('iframe, img, link')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Ver o vídeo: O que é a IA\?/ }));
  expect(screen.getByTitle('O que é a IA?').getAttribute('src')).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/abc123_-XYZ\?/,
  );
});

test.each([null, 'x"><script>', '../../evil'])(
  'VideoEmbed with the missing or invalid id %j shows a placeholder without a button',
  (videoId) => {
    const { container } = render(<VideoEmbed videoId={videoId} title="O que é a IA?" />);
    expect(screen.queryByRole('button')).toBeNull();
    // The placeholder is an unglazed tile.
    expect(container.querySelector('svg path')?.getAttribute('fill')).toBe('var(--tile-clay)');
    expect(screen.getByText(/ainda não está disponível/)).toBeDefined();
  },
);

test('VideoEmbed without a video opens its transcript', () => {
  const { container } = render(<VideoEmbed videoId={null} title="Vídeo" transcript="Olá a todos." />);
  expect(screen.getByText('Ler a transcrição')).toBeDefined();
  expect(screen.getByText('Olá a todos.')).toBeDefined();
  expect(container.querySelector('details')?.open).toBe(true);
});
