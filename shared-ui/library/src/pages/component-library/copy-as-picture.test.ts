import { expect, it } from 'vitest';
import { copyAsPicture } from './copy-as-picture.ts';

const copyOf = (markup: string): HTMLElement => {
  document.body.innerHTML = markup;
  const picture = document.createElement('div');
  picture.append(copyAsPicture(document.body));
  return picture;
};

it('copyAsPicture keeps classes and texts, but no control and no heading', () => {
  const picture = copyOf(`
    <h3 class="title">Título</h3>
    <a class="link" href="#/aprender">Aprender</a>
    <button class="primary" type="button"><b>Enviar</b></button>
    <details open><summary>Ver a descrição</summary><p>Descrição</p></details>
    <div tabindex="0">Texto</div>
    <label><input type="radio" name="a" checked /> Sim</label>
    <svg><use href="#tile"></use></svg>`);
  expect(picture.textContent?.replace(/\s+/g, ' ').trim()).toBe(
    'Título Aprender Enviar Ver a descriçãoDescrição Texto Sim',
  );
  expect(picture.querySelector('span.primary > b')?.textContent).toBe('Enviar');
  expect(picture.querySelector('.link')).not.toBeNull();
  expect(picture.querySelectorAll('h3, [href^="#/"], button, summary, input, [tabindex]')).toHaveLength(0);
  expect(picture.querySelector('use')?.getAttribute('href')).toBe('#tile');
});

it('copyAsPicture keeps no landmark', () => {
  const picture = copyOf('<footer class="site"><nav><button type="button">Subir</button></nav></footer>');
  expect(picture.querySelector('span.site')?.textContent).toBe('Subir');
  expect(picture.querySelectorAll('footer, nav, button')).toHaveLength(0);
});

it('copyAsPicture shows what a text field contains', () => {
  document.body.innerHTML = '<input type="text" class="field" /><textarea></textarea>';
  const [input, textarea] = document.querySelectorAll<HTMLInputElement>('input, textarea');
  if (input) input.value = 'Ana';
  if (textarea) textarea.value = 'Bom dia';
  const picture = document.createElement('div');
  picture.append(copyAsPicture(document.body));
  expect(picture.querySelector('span.field')?.textContent).toBe('Ana');
  expect(picture.textContent).toBe('AnaBom dia');
});
