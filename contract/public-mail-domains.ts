/** Domains where anybody gets an address: sharing one says nothing about belonging together (D 21). */
const publicMailDomains = new Set(
  `126.com 163.com aim.com aol.com att.net bellsouth.net charter.net comcast.net cox.net cs.com duck.com
  earthlink.net email.com embarqmail.com excite.com fastmail.com fastmail.fm free.fr frontier.com frontiernet.net
  gmail.com gmx.com gmx.de gmx.net gmx.us googlemail.com hey.com hotmail.com hotmail.co.uk hotmail.de hotmail.es
  hotmail.fr hotmail.it hushmail.com icloud.com inbox.com juno.com laposte.net live.ca live.com live.co.uk live.fr
  lycos.com mac.com mail.com mail.ru mailbox.org mailfence.com mailinator.com me.com msn.com naver.com netscape.net
  netzero.net optonline.net optimum.net orange.fr outlook.com outlook.de outlook.es outlook.fr pm.me posteo.de
  proton.me protonmail.com protonmail.ch prodigy.net qq.com rediffmail.com roadrunner.com rocketmail.com rr.com
  runbox.com sbcglobal.net sky.com spectrum.net startmail.com suddenlink.net swbell.net t-online.de tuta.com
  tuta.io tutanota.com twc.com verizon.net wanadoo.fr web.de windowslive.com windstream.net xtra.co.nz yahoo.ca
  yahoo.com yahoo.com.mx yahoo.co.in yahoo.co.jp yahoo.co.uk yahoo.de yahoo.es yahoo.fr yahoo.it yandex.com
  yandex.ru ymail.com zoho.com zohomail.com`.split(/\s+/),
);

export const isPublicMailDomain = (domain: string): boolean => publicMailDomains.has(domain.toLowerCase());
