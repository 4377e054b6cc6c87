import { Button } from '../button/Button.tsx';
import { defineExamples } from '../examples.ts';
import { formatNumber } from '../number/index.ts';
import { media } from '../tokens/index.ts';
import { useClipboard } from './use-clipboard.ts';
import { useCountUp } from './use-count-up.ts';
import { useDisclosure } from './use-disclosure.ts';
import { useFocusHeading } from './use-focus-heading.ts';
import { useInViewOnce } from './use-in-view-once.ts';
import { useMediaQuery } from './use-media-query.ts';
import { useReducedMotion } from './use-reduced-motion.ts';
import { useScrollPosition } from './use-scroll-position.ts';

export default defineExamples({
  component: 'Hooks',
  group: 'hooks-effects',
  description: 'Comportamentos prontos a usar. Todos funcionam também onde não há janela.',
  examples: {
    useReducedMotion: () => {
      const still = useReducedMotion();
      return <p>Pediu menos movimento: {still ? 'sim' : 'não'}.</p>;
    },
    useInViewOnce: () => {
      const [ref, seen] = useInViewOnce<HTMLParagraphElement>({ threshold: 0.5 });
      return <p ref={ref}>{seen ? 'Já esteve à vista.' : 'Ainda não esteve à vista.'}</p>;
    },
    useCountUp: () => {
      const [ref, seen] = useInViewOnce<HTMLParagraphElement>({ threshold: 0.5 });
      const value = useCountUp(83, { running: seen });
      return <p ref={ref}>{formatNumber(value)} votos</p>;
    },
    useScrollPosition: () => {
      const opaque = useScrollPosition((y) => y > 50);
      return <p>O cabeçalho está {opaque ? 'opaco' : 'transparente'}.</p>;
    },
    useClipboard: () => {
      const { state, copy } = useClipboard();
      return (
        <Button variant="secondary" onClick={() => copy('Olá!')}>
          {state === 'success' ? 'Copiado!' : 'Copiar «Olá!»'}
        </Button>
      );
    },
    useMediaQuery: () => {
      const wide = useMediaQuery(media.md);
      return <p>O ecrã é {wide ? 'largo' : 'estreito'}.</p>;
    },
    useDisclosure: () => {
      const { isOpen, toggle } = useDisclosure();
      return (
        <>
          <Button variant="secondary" aria-expanded={isOpen} onClick={toggle}>
            {isOpen ? 'Esconder' : 'Mostrar'}
          </Button>
          {isOpen && <p>Agora vê-se.</p>}
        </>
      );
    },
    useFocusHeading: () => {
      const [ref, focus] = useFocusHeading<HTMLDivElement>();
      return (
        <div ref={ref}>
          <h4>Novo passo</h4>
          <Button variant="secondary" onClick={focus}>
            Levar o foco ao título
          </Button>
        </div>
      );
    },
  },
});
