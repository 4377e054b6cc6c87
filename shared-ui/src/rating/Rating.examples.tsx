import { defineExamples } from '../examples.ts';
import { Rating } from './Rating.tsx';

export default defineExamples({
  component: 'Rating',
  group: 'gamification',
  description:
    'Cinco estrelas, uma só resposta. As setas percorrem as estrelas; Enter ou Espaço avalia. Depois fica bloqueada e agradece.',
  examples: {
    'Por avaliar': () => <Rating onRate={() => {}} />,
    'Já avaliada': () => <Rating label="A sua avaliação" value={4} onRate={() => {}} />,
  },
});
