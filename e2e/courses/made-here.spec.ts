import { expectAccessible } from '@ia/test-support/axe';
import { MARKED_PIXEL } from '@ia/test-support/fake-ai/marked-images';
import { open } from '@ia/test-support/pages';
import { expect, test } from '../support/fixtures.ts';

// The AI service of this site marks each generated image with metadata of the IPTC standard. The page «Foi
// feito por IA?» looks for this mark in a file that the visitor chooses.

test('Page «Foi feito por IA?» reads the mark of an image on the device and sends nothing', async ({
  page,
}) => {
  await open(page, '#/aprender/feito-aqui');
  const sent: string[] = [];
  // The page's own files may still load.
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  const file = page.getByLabel(/O ficheiro que quer verificar/);
  const buffer = Buffer.from(MARKED_PIXEL.split(',')[1] ?? '', 'base64');
  await file.setInputFiles({ name: 'galo.png', mimeType: 'image/png', buffer });
  const result = page.getByRole('main').getByRole('status').first();
  await expect(result).toContainText('O ficheiro diz que foi feito por IA, neste site');
  await expect(result).toContainText('galo.png');
  await file.setInputFiles({
    name: 'carta.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Exmo. Senhor'),
  });
  await expect(result).toContainText('Não encontrámos nenhuma marca');
  await expectAccessible(page, { within: 'main' });
  expect(sent).toEqual([]);
});
