import type { LentMessages } from "./en.ts";

export const lent: LentMessages = {
  asked: {
    question: "Ist das noch Ihr Besuch?",
    means: (time) =>
      `Dieses Gerät wurde seit einer Weile nicht mehr benutzt. Wenn innerhalb von ${time} niemand antwortet, endet der Besuch: Untertitel, Einstellungen und der Stand im Rundgang werden gelöscht, damit die nächste Person sie nicht vorfindet.`,
    endsIn: (time) => `Der Besuch endet in ${time}.`,
    stillMine: "Ja, Besuch fortsetzen",
    beginNew: "Nein, neuen Besuch beginnen",
  },
  staff: {
    title: "Ein Leihgerät des Museums",
    description:
      "Für das Personal des Museums: Dieses Gerät fragt zwischen zwei Besuchen, wessen Besuch es ist.",
    means: (time) =>
      `Wenn dieses Gerät eine Weile nicht benutzt wurde, fragt die App: „Ist das noch Ihr Besuch?“ Antwortet innerhalb von ${time} niemand, beendet sie den Besuch und zeigt wieder die erste Seite.`,
    deletes:
      "Dann werden Sprachwahl, Einstellungen, Untertitel, der Stand im Rundgang und die Zustimmung zur Spracherkennung gelöscht. Downloads und diese Einstellung bleiben auf dem Gerät.",
    counts:
      "Als Benutzung zählt jede Berührung, aber auch eine Aufnahme, die läuft, und Untertitel, die gerade entstehen. Wer lange liest, ohne das Gerät zu berühren, wird auch gefragt: Wählen Sie die Zeit nicht zu kurz.",
    where:
      "Schalten Sie diese Einstellung in dem Browser ein, in dem die App benutzt wird, und nicht in einem privaten Fenster: Dort geht sie beim Schließen verloren. Auf den eigenen Handys der Besucherinnen und Besucher wird diese Seite nicht gebraucht.",
    minutes: "Zeit ohne Benutzung bis zur Frage",
    isOn: (time) => `Eingeschaltet: Dieses Gerät fragt nach ${time} ohne Benutzung.`,
    isOff: "Ausgeschaltet: Dieses Gerät fragt nicht.",
    turnOn: "Einschalten",
    turnOff: "Ausschalten",
    wrongMinutes: (least, most) =>
      `Die Zeit in der Adresse ist nicht möglich: Es muss eine ganze Zahl von Minuten zwischen ${least} und ${most} sein. Wählen Sie die Zeit hier.`,
    notKept:
      "Dieser Browser hat die Einstellung nicht gespeichert. Verlassen Sie das private Fenster, oder erlauben Sie dieser Website in den Einstellungen des Browsers, Daten zu speichern, und versuchen Sie es noch einmal.",
    toStart: "Erste Seite öffnen",
  },
};
