/** Shapes of the board, each in a box of 100 by 100; tiles refer to them. */
export const tileArt = `<svg class="mines__art" aria-hidden="true" focusable="false">
  <defs>
    <linearGradient id="jade-light" x1=".2" x2=".8" y2="1">
      <stop stop-color="#e9fff6"/><stop offset=".4" stop-color="#7df0c8"/><stop offset="1" stop-color="#12a67a"/>
    </linearGradient>
    <radialGradient id="iron" cx=".36" cy=".3" r=".8">
      <stop stop-color="#8f9fce"/><stop offset=".35" stop-color="#3b4779"/><stop offset="1" stop-color="#0c1230"/>
    </radialGradient>
  </defs>
  <symbol id="jade" viewBox="0 0 100 100">
    <path d="M30 18H70L90 42L50 88L10 42Z" fill="url(#jade-light)"/>
    <path d="M30 18L38 42H10ZM70 18L62 42H90Z" fill="#fff" opacity=".45"/>
    <path d="M38 42H62L50 88Z" fill="#fff" opacity=".28"/>
    <path d="M10 42H38L50 88Z" fill="#055b45" opacity=".28"/>
    <path d="M30 18H70L90 42L50 88L10 42ZM10 42H90M30 18L38 42L50 18L62 42L70 18M38 42L50 88L62 42" fill="none" stroke="#eafff7" stroke-opacity=".8" stroke-width="2.4" stroke-linejoin="round"/>
    <path d="M76 8V22M69 15H83" stroke="#fff" stroke-width="3.4" stroke-linecap="round"/>
  </symbol>
  <symbol id="mine" viewBox="0 0 100 100">
    <path d="M50 6V24M14 24L29 36M86 24L71 36M6 58H22M94 58H78M24 90L34 78M76 90L66 78" stroke="#0c1230" stroke-width="11" stroke-linecap="round"/>
    <path d="M50 6V24M14 24L29 36M86 24L71 36M6 58H22M94 58H78M24 90L34 78M76 90L66 78" stroke="#ff8f97" stroke-width="6.500" stroke-linecap="round"/>
    <circle cx="50" cy="56" r="31" fill="url(#iron)" stroke="#0c1230" stroke-width="3"/>
    <path d="M20 62Q50 76 80 62" fill="none" stroke="#0c1230" stroke-opacity=".6" stroke-width="4"/>
    <path d="M31 45Q36 33 49 31" fill="none" stroke="#dfe8ff" stroke-opacity=".85" stroke-width="4.500" stroke-linecap="round"/>
    <circle cx="50" cy="55" r="6.500" fill="#ff5f6d" stroke="#ffd0d4" stroke-width="2"/>
  </symbol>
</svg>`;
