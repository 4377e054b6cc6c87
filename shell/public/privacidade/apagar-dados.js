// The button of /privacidade/ that deletes this site's device storage. It clears everything, because nothing
// else uses the site's origin. «Anular» restores it until the visitor leaves the page.
const card = document.querySelector('[data-erase]');
const erase = document.querySelector('[data-erase-now]');
const undo = document.querySelector('[data-erase-undo]');
const status = document.querySelector('[data-erase-status]');
const t = {
  empty: 'Não há nada guardado neste dispositivo.',
  erased: 'Pronto. Já não há nada deste site guardado neste dispositivo.',
  restored: 'Os seus dados voltaram ao dispositivo.',
  blocked: 'O navegador não deixa ver o que está guardado. Use as definições do navegador para o apagar.',
};
let backup = [];

// Deletes cached pages too, because they show which pages were opened. «Anular» does not restore them: the
// worker caches them again.
async function deleteCachedPages() {
  if (!('caches' in self)) return;
  for (const name of await caches.keys()) await caches.delete(name);
}

erase.addEventListener('click', () => {
  try {
    backup = Object.entries(localStorage);
    localStorage.clear();
    sessionStorage.clear();
    deleteCachedPages();
    status.textContent = backup.length > 0 ? t.erased : t.empty;
    undo.hidden = backup.length === 0;
  } catch {
    status.textContent = t.blocked;
  }
});

undo.addEventListener('click', () => {
  for (const [key, value] of backup) localStorage.setItem(key, value);
  status.textContent = t.restored;
  undo.hidden = true;
  erase.focus();
});

// Without scripts the button would do nothing, so it starts hidden.
card.hidden = false;
