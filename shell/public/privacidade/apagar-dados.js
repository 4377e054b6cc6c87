// The button of /privacidade/ that empties this site's storage on the device. Nothing but this site lives on its
// origin, so everything goes. Until the page is left, «Anular» puts it back: no destructive action is final.
const card = document.querySelector('[data-erase]');
const erase = document.querySelector('[data-erase-now]');
const undo = document.querySelector('[data-erase-undo]');
const status = document.querySelector('[data-erase-status]');
const words = {
  empty: 'Não há nada guardado neste dispositivo.',
  erased: 'Pronto. Já não há nada deste sítio guardado neste dispositivo.',
  restored: 'Os seus dados voltaram ao dispositivo.',
  blocked: 'O navegador não deixa ver o que está guardado. Use as definições do navegador para o apagar.',
};
let kept = [];

// Copies of the site's own pages: which were opened here is nobody's business either. «Anular» needs none: they are kept anew.
async function forgetPages() {
  if (!('caches' in self)) return;
  for (const name of await caches.keys()) await caches.delete(name);
}

erase.addEventListener('click', () => {
  try {
    kept = Object.entries(localStorage);
    localStorage.clear();
    sessionStorage.clear();
    forgetPages();
    status.textContent = kept.length > 0 ? words.erased : words.empty;
    undo.hidden = kept.length === 0;
  } catch {
    status.textContent = words.blocked;
  }
});

undo.addEventListener('click', () => {
  for (const [key, value] of kept) localStorage.setItem(key, value);
  status.textContent = words.restored;
  undo.hidden = true;
  erase.focus();
});

// Without scripts the button would do nothing, so it starts hidden.
card.hidden = false;
