import { defineExamples } from '../examples.ts';
import { VideoEmbed } from './VideoEmbed.tsx';

export default defineExamples({
  component: 'VideoEmbed',
  group: 'core-ui',
  description:
    'Um vídeo que não pede nada a ninguém antes de a pessoa carregar no botão. A transcrição fica sempre disponível.',
  examples: {
    'Por carregar, com transcrição': () => (
      <VideoEmbed
        videoId="aaaaaaaaaaa"
        title="Vídeo de exemplo"
        transcript="A transcrição completa do vídeo fica aqui, para quem não o pode ou não o quer ver."
      />
    ),
    'Sem vídeo ainda': () => <VideoEmbed videoId={null} title="O que é a inteligência artificial?" />,
  },
});
