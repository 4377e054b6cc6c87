import { defineExamples } from '../examples.ts';
import { Carousel } from './Carousel.tsx';
import { DemoSlide } from './DemoSlide.tsx';

export default defineExamples({
  component: 'Carousel',
  group: 'core-ui',
  description:
    'Poucos diapositivos, um de cada vez. Dá a volta nos dois sentidos; com rotação automática, há sempre um botão para a parar. Se o conteúdo for essencial, prefira uma grelha de cartões.',
  examples: {
    'Três diapositivos': () => (
      <Carousel
        label="Sobre o programa"
        slides={[
          { label: 'Todos podem aprender', content: <DemoSlide title="Todos podem aprender" tone="a" /> },
          { label: 'Todos podem participar', content: <DemoSlide title="Todos podem participar" tone="b" /> },
          { label: 'Todos podem contribuir', content: <DemoSlide title="Todos podem contribuir" tone="c" /> },
        ]}
      />
    ),
    'Com rotação automática': () => (
      <Carousel
        label="Ideias em rotação"
        interval={7000}
        slides={[
          { label: 'Primeira ideia', content: <DemoSlide title="Primeira ideia" tone="b" /> },
          { label: 'Segunda ideia', content: <DemoSlide title="Segunda ideia" tone="a" /> },
        ]}
      />
    ),
  },
});
