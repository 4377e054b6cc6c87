import { defineExamples } from '../examples.ts';
import { QrCode } from './QrCode.tsx';

export default defineExamples({
  component: 'QrCode',
  group: 'core-ui',
  description: 'Um endereço que se lê com a câmara do telemóvel.',
  examples: {
    'Um endereço': () => (
      <QrCode text="https://example.org/#/aprender" label="Código QR da página Aprender" />
    ),
  },
});
