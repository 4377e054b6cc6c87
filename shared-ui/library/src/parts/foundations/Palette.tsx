import { token } from '@ia/shared-ui/tokens';
import { Fill, Groups, Swatches } from './Palette.styles.ts';

const { color } = token;

/** Background colours with the text colour that has sufficient contrast; '' for a colour without text. */
const PAIRS: { group: string; swatches: [name: string, background: string, text: string][] }[] = [
  {
    group: 'Papel e tinta',
    swatches: [
      ['paper', color.paper, color.ink],
      ['raised', color.raised, color.ink],
      ['tint', color.tint, color.inkSoft],
      ['ink', color.ink, color.paper],
    ],
  },
  {
    group: 'Tema',
    swatches: [
      ['accentSoft', color.accentSoft, color.accentStrong],
      ['accent', color.accent, color.onAccent],
      ['accentStrong', color.accentStrong, color.onAccent],
      ['accentDeco', color.accentDeco, ''],
    ],
  },
  {
    group: 'Estados',
    swatches: [
      ['success', color.successSoft, color.success],
      ['danger', color.dangerSoft, color.danger],
      ['warning', color.warningSoft, color.warning],
      ['info', color.infoSoft, color.info],
    ],
  },
  {
    group: 'Categorias das lições',
    swatches: [
      ['aprender', color.aprenderSoft, color.aprender],
      ['descobrir', color.descobrirSoft, color.descobrir],
      ['desafio', color.desafioSoft, color.desafio],
      ['partilhar', color.partilharSoft, color.partilhar],
    ],
  },
];

/** Colour tokens, in pairs of background and text. */
export function Palette() {
  return (
    <Groups>
      {PAIRS.map(({ group, swatches }) => (
        <div key={group}>
          <h4>{group}</h4>
          <Swatches>
            {swatches.map(([name, background, text]) => (
              <li key={name}>
                <Fill style={{ background, color: text }} aria-hidden="true">
                  {text && 'Aa'}
                </Fill>
                <code>{name}</code>
              </li>
            ))}
          </Swatches>
        </div>
      ))}
    </Groups>
  );
}
