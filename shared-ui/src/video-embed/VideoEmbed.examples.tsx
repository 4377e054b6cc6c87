import { defineExamples } from '../examples.ts';
import { VideoEmbed } from './VideoEmbed.tsx';

export default defineExamples({
  component: 'VideoEmbed',
  group: 'core-ui',
  description:
    'Um vídeo do YouTube que só se liga ao YouTube depois de a pessoa carregar no botão. A transcrição fica sempre disponível.',
  examples: {
    'Antes de carregar no botão, com transcrição': () => (
      <VideoEmbed
        videoId="aaaaaaaaaaa"
        title="Vídeo de exemplo"
        transcript="A transcrição completa do vídeo fica aqui, para quem não o pode ou não o quer ver."
      />
    ),
    'Sem vídeo ainda': () => <VideoEmbed videoId={null} title="O que é a inteligência artificial?" />,
  },
});
