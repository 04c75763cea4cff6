import type { LentMessages } from "./en.ts";

export const lent: LentMessages = {
  asked: {
    question: "¿Sigue siendo su visita?",
    means: (time) =>
      `Hace un rato que nadie usa este dispositivo. Si nadie responde en ${time}, la visita terminará: se borrarán los subtítulos, los ajustes y el punto alcanzado en el recorrido, para que la siguiente persona no los encuentre.`,
    endsIn: (time) => `La visita terminará dentro de ${time}.`,
    stillMine: "Sí, seguir con mi visita",
    beginNew: "No, empezar una visita nueva",
  },
  staff: {
    title: "Un dispositivo que presta el museo",
    description:
      "Para el personal del museo: entre una persona y otra, este dispositivo pregunta de quién es la visita.",
    means: (time) =>
      `Cuando hace un rato que nadie usa este dispositivo, la aplicación pregunta «¿Sigue siendo su visita?». Si nadie responde en ${time}, termina la visita y vuelve a la primera pantalla.`,
    deletes:
      "Entonces se borran el idioma, los ajustes, los subtítulos, el punto alcanzado en el recorrido y el permiso para reconocer la voz. Las descargas y este ajuste se conservan en el dispositivo.",
    counts:
      "Tocar el dispositivo, escuchar una grabación o leer subtítulos mientras se escriben cuenta como uso. También se pregunta a quien lee mucho rato sin tocar el dispositivo: no elija un tiempo demasiado corto.",
    where:
      "Active este ajuste en el navegador en el que se usará la aplicación, y no en una ventana privada, que lo olvida al cerrarse. En el teléfono propio de quien visita el museo, esta página no hace falta.",
    minutes: "Tiempo sin uso antes de preguntar",
    isOn: (time) => `Activado: este dispositivo pregunta tras ${time} sin uso.`,
    isOff: "Desactivado: este dispositivo no pregunta.",
    turnOn: "Activar",
    turnOff: "Desactivar",
    wrongMinutes: (least, most) =>
      `El tiempo indicado en la dirección no sirve: tiene que ser un número entero de minutos, de ${least} a ${most}. Elija el tiempo aquí.`,
    notKept:
      "Este navegador no ha guardado el ajuste. Salga de la ventana privada o, en los ajustes del navegador, permita que este sitio guarde datos, y vuelva a intentarlo.",
    toStart: "Abrir la primera pantalla",
  },
};
