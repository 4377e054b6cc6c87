import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';

const { font, size } = token;

const STYLES: { name: keyof typeof size; sample: string; family: string; weight: number }[] = [
  { name: 'hero', sample: 'IA para Todos', family: font.display, weight: 800 },
  { name: 'h1', sample: 'Uma tecnologia ao serviço de todos', family: font.display, weight: 800 },
  { name: 'h2', sample: 'Aprender, participar, contribuir', family: font.display, weight: 800 },
  { name: 'h2Quiet', sample: 'O título de uma secção discreta', family: font.display, weight: 800 },
  { name: 'h3', sample: 'Um título de cartão', family: font.display, weight: 650 },
  { name: 'lg', sample: 'O parágrafo que abre uma página.', family: font.text, weight: 400 },
  { name: 'md', sample: 'Texto corrido, em linhas de 62 caracteres.', family: font.text, weight: 400 },
  {
    name: 'sm',
    sample: 'Notas, fontes, datas e etiquetas: nunca abaixo de 12 pontos.',
    family: font.text,
    weight: 400,
  },
];

/** Type tokens: font, size and weight of each. */
export function Typography() {
  return (
    <List>
      {STYLES.map(({ name, sample, family, weight }) => (
        <li key={name}>
          <code>{name}</code>
          <span style={{ fontFamily: family, fontSize: size[name], fontWeight: weight }}>{sample}</span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul({
  display: 'grid',
  gap: token.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token.space[1],
    lineHeight: 1.2,
    overflowWrap: 'anywhere',
  },
  '& code': { fontSize: token.size.sm, color: token.color.inkSoft },
});
